import { clsx } from 'clsx';
import { SceneImage } from '../../artwork/SceneImage.tsx';
import type { Benefit } from '../../schemas/page-parts.ts';
import styles from './BenefitScene.module.css';

export type BenefitSceneProps = {
  benefit: Benefit;
  className?: string | undefined;
  /** Phones show the drawing's thumbnail instead. */
  isThumbnail?: boolean | undefined;
};

/** The drawing of a benefit, if it has one. It isn't printed. */
export function BenefitScene({ benefit, className, isThumbnail }: BenefitSceneProps) {
  if (benefit.kind === 'line' || !benefit.scene) return null;
  return (
    <div className={clsx(styles.scene, className)}>
      <SceneImage name={benefit.scene} isThumbnail={isThumbnail} />
    </div>
  );
}
