import { paragraphs } from '../lib/paragraphs.ts';
import type { Question } from '../schemas/common.ts';
import { Go } from '../ui/Go.tsx';
import styles from './FaqItem.module.css';

export type FaqItemProps = Question & { group: string };

export function FaqItem({ group, question, answer, link }: FaqItemProps) {
  return (
    <details name={group} className={styles.item}>
      <summary>
        <h3>{question}</h3>
        <span className={styles.sign} aria-hidden="true">
          <svg viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="3">
            <path d="M3 6l6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </span>
      </summary>
      <div className={styles.answer} data-answer>
        {paragraphs(answer).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {link && (
        <p className={styles.link}>
          <Go href={link.path} label={link.label} />
        </p>
      )}
    </details>
  );
}
