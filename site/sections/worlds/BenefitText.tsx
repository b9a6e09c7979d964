import { clsx } from 'clsx';
import type { Benefit } from '../../schemas/page-parts.ts';
import { Go } from '../../ui/Go.tsx';
import styles from './BenefitText.module.css';

export type BenefitTextProps = Benefit;

/**
 * The heading and text of a benefit. If its figure has a unit, it is part of the heading; otherwise
 * it is below the heading.
 */
export function BenefitText(benefit: BenefitTextProps) {
  const { title, text } = benefit;
  if (benefit.kind !== 'figure') {
    return (
      <>
        <h3>{title}</h3>
        <p className="soft">{text}</p>
      </>
    );
  }
  const { figure, unit, link } = benefit;
  return (
    <>
      <h3 className={styles.title}>
        {title}
        {unit && (
          <>
            {' '}
            <b className={styles.figure}>{figure}</b> {unit}
          </>
        )}
      </h3>
      {!unit && <p className={clsx('figure', styles.figure)}>{figure}</p>}
      <p className="soft">{text}</p>
      {link && (
        <p>
          <Go href={link.path} label={link.label} />
        </p>
      )}
    </>
  );
}
