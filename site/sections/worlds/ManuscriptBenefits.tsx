import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { BenefitScene } from './BenefitScene.tsx';
import { BenefitText } from './BenefitText.tsx';
import type { BenefitsProps } from './benefits-props.ts';
import styles from './ManuscriptBenefits.module.css';

export type ManuscriptBenefitsProps = BenefitsProps & {
  /** A band at the end of the section. */
  children?: ReactNode;
};

/** Copywriting: a manuscript with marked passages, and notes in the margin. */
export function ManuscriptBenefits({ heading, items, children }: ManuscriptBenefitsProps) {
  return (
    <section
      className={clsx('band', children && styles.continued)}
      data-ground="category"
      data-category="copy"
    >
      <div className={clsx('wrap', styles.sheet)}>
        <h2>{heading}</h2>
        {items.map((benefit) => (
          <article key={benefit.title} className={styles.passage} data-benefit={benefit.kind}>
            <div>
              <BenefitText {...benefit} />
            </div>
            <BenefitScene benefit={benefit} className={styles.clipping} />
          </article>
        ))}
      </div>
      {children}
    </section>
  );
}
