import { clsx } from 'clsx';
import { BandImage } from '../../artwork/BandImage.tsx';
import type { BandName } from '../../artwork/band-names.ts';
import type { Steps } from '../../schemas/common.ts';
import { SectionHead } from '../SectionHead.tsx';
import styles from './StepsBand.module.css';

export type StepsBandProps = Pick<Steps, 'heading' | 'lead' | 'items'> & {
  className?: string | undefined;
  /** The drawing of the three steps. On phones, each step shows its part. */
  drawing?: BandName | undefined;
  /** Larger screens show the parts too, not the whole drawing. */
  isInParts?: boolean;
};

/** Three numbered steps on a dark band. The background depends on the category's design. */
export function StepsBand(props: StepsBandProps) {
  const { heading, lead, items, className, drawing, isInParts } = props;
  return (
    <section className={clsx('band on-ink', styles.band, className)} data-ground="ink">
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        {drawing && !isInParts && <BandImage name={drawing} className={styles.drawing} />}
        <ol>
          {items.map(({ title, text }, index) => (
            <li key={title}>
              <b className="figure" aria-hidden="true">
                {index + 1}
              </b>
              <h3>{title}</h3>
              {drawing && <BandImage name={drawing} className={styles.part} />}
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
