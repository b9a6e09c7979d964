import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { BandImage } from '../../artwork/BandImage.tsx';
import type { BandName } from '../../artwork/band-names.ts';
import { BenefitScene } from './BenefitScene.tsx';
import { BenefitText } from './BenefitText.tsx';
import type { BenefitsProps } from './benefits-props.ts';
import styles from './ManuscriptBenefits.module.css';

export type ManuscriptBenefitsProps = BenefitsProps & {
  /** Notes for the margin, one below the other. Large screens show each passage its own. */
  drawing?: BandName | undefined;
  /** A band at the end of the section. */
  children?: ReactNode;
};

/** Copywriting: a manuscript with marked passages, and notes in the margin. */
export function ManuscriptBenefits(props: ManuscriptBenefitsProps) {
  const { heading, items, drawing, children } = props;
  return (
    <section
      className={clsx('band', children && styles.continued)}
      data-ground="category"
      data-category="copy"
    >
      <div className={clsx('wrap', styles.sheet, drawing && styles.noted)}>
        <h2>{heading}</h2>
        {items.map((benefit) => (
          <article key={benefit.title} className={styles.passage} data-benefit={benefit.kind}>
            <div>
              <BenefitText {...benefit} />
            </div>
            <BenefitScene benefit={benefit} className={styles.clipping} />
            {drawing && <BandImage name={drawing} className={styles.note} />}
          </article>
        ))}
      </div>
      {children}
    </section>
  );
}
