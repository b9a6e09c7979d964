import styles from './wide-cards.module.css';

/** The class for a grid of six cards whose first and last are wide. */
export const wideCards = styles.wide;
