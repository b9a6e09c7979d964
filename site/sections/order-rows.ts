import styles from './order-rows.module.css';

/** The class for cards with an `offer` as the rows of a table. */
export const orderRows = styles.rows;
