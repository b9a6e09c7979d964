import { paragraphs } from '../lib/paragraphs.ts';
import type { Question } from '../schemas/common.ts';
import { Chevron } from '../ui/Chevron.tsx';
import { Go } from '../ui/Go.tsx';
import styles from './FaqItem.module.css';

export type FaqItemProps = Question & { group: string };

export function FaqItem({ group, question, answer, link }: FaqItemProps) {
  return (
    <details name={group} className={styles.item}>
      <summary>
        <h3>{question}</h3>
        <Chevron className={styles.sign} />
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
