import styles from './Scene.module.css';
import { sceneFrame } from './scene-frame.ts';
import type { SceneName } from './scene-names.ts';
import { scenes } from './scenes.ts';

export type SceneProps = {
  name: SceneName;
  /** Another crop of the scene: "x y width height" in its own units. */
  viewBox?: string | undefined;
  /** Fill the box and crop the rest (the default), or fit whole and centred. */
  fit?: 'cover' | 'whole';
};

/** A product scene, inline, for decoration. */
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
