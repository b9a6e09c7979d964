import { RisingLine } from '../artwork/motif/RisingLine.tsx';
import { SceneImage } from '../artwork/SceneImage.tsx';
import { sceneCategory } from '../artwork/scene-category.ts';
import type { Benefit } from '../schemas/page-parts.ts';
import { Go } from '../ui/Go.tsx';
import styles from './BenefitTile.module.css';

export type BenefitTileProps = Benefit;

export function BenefitTile(benefit: BenefitTileProps) {
  const { kind, title, text } = benefit;
  if (kind === 'figure') {
    return (
      <article className={styles.tile} data-benefit={kind}>
        <h3>{title}</h3>
        <p className={`figure ${styles.number}`}>{benefit.figure}</p>
        <p className="soft">{text}</p>
        {benefit.link && (
          <p>
            <Go href={benefit.link.path} label={benefit.link.label} />
          </p>
        )}
      </article>
    );
  }
  if (kind === 'line') {
    return (
      <article className={`on-ink ${styles.tile}`} data-benefit={kind}>
        <RisingLine course="panel" strokeWidth={6} align="xMaxYMin meet" className={styles.line} />
        <h3>{title}</h3>
        <p className="soft">{text}</p>
      </article>
    );
  }
  return (
    <article
      className={styles.tile}
      data-benefit={kind}
      data-category={sceneCategory(benefit.scene)}
    >
      <div className={styles.text}>
        <h3>{title}</h3>
        <p className="soft">{text}</p>
      </div>
      <div className={styles.picture}>
        <SceneImage name={benefit.scene} />
      </div>
    </article>
  );
}
