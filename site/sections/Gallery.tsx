import { clsx } from 'clsx';
import { SceneImage } from '../artwork/SceneImage.tsx';
import type { SceneName } from '../artwork/scene-names.ts';
import { Art } from '../ui/Art.tsx';
import { PauseCheckbox } from '../ui/PauseCheckbox.tsx';
import styles from './Gallery.module.css';
import { SectionHead } from './SectionHead.tsx';

export type GalleryProps = {
  heading: string;
  label: string;
  scenes: SceneName[];
  /** Names what stops the strip. */
  pause: string;
};

/** A strip of scenes that drifts past without end. */
export function Gallery({ heading, label, scenes, pause }: GalleryProps) {
  return (
    <section className={styles.gallery}>
      <SectionHead heading={heading} className={clsx('wrap', styles.head)}>
        <PauseCheckbox label={pause} />
      </SectionHead>
      <div className={styles.strip} role="img" aria-label={label}>
        <div className={styles.track}>
          {['first', 'again'].map((round) =>
            scenes.map((name) => (
              <Art key={`${round}-${name}`} className={styles.scene}>
                <SceneImage name={name} />
              </Art>
            )),
          )}
        </div>
      </div>
    </section>
  );
}
