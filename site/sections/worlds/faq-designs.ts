import type { CategoryId } from '../../schemas/common.ts';
import styles from './faq-designs.module.css';

/** The class for the questions in each category's design. */
export const faqDesigns: Record<CategoryId, string | undefined> = {
  seo: styles.seo,
  web: styles.web,
  copy: styles.copy,
  ppc: styles.ppc,
  sourcing: styles.sourcing,
};
