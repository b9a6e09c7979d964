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
  /** The label of the Pause control. */
  pause: string;
};

/** A strip of scenes that moves past endlessly, or is scrolled by hand. */
export function Gallery({ heading, label, scenes, pause }: GalleryProps) {
  return (
    <section className={styles.gallery}>
      <SectionHead heading={heading} className={clsx('wrap', styles.head)}>
        <PauseCheckbox label={pause} />
      </SectionHead>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrows scroll it when it doesn't move */}
      <div className={styles.strip} role="img" aria-label={label} tabIndex={0}>
        <div className={styles.track}>
          <Scenes names={scenes} />
          <Scenes names={scenes} isCopy />
        </div>
      </div>
    </section>
  );
}

function Scenes({ names, isCopy = false }: { names: SceneName[]; isCopy?: boolean }) {
  return names.map((name) => (
    <Art key={name} className={clsx(styles.scene, isCopy && styles.copy)}>
      <SceneImage name={name} />
    </Art>
  ));
}
