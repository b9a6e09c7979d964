import styles from './Scene.module.css';
import { sceneFrame } from './scene-frame.ts';
import type { SceneName } from './scene-names.ts';
import { scenes } from './scenes.ts';

export type SceneProps = {
  name: SceneName;
  /** A different crop of the scene: "x y width height" in the scene's units. */
  viewBox?: string | undefined;
  /**
   * `cover` (the default) fills the box and crops the rest. `whole` shows the entire scene,
   * centred.
   */
  fit?: 'cover' | 'whole';
};

/** A product scene: an inline, decorative SVG. */
export function Scene({ name, viewBox, fit = 'cover' }: SceneProps) {
  const Contents = scenes[name];
  return (
    <svg
      className={styles.scene}
      data-scene={name}
      viewBox={viewBox ?? sceneFrame(name).viewBox}
      preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
    >
      <Contents />
    </svg>
  );
}
