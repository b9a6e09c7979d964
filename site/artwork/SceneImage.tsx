import styles from './SceneImage.module.css';
import { sceneFrame } from './scene-frame.ts';
import type { SceneName } from './scene-names.ts';
import { sceneUrl } from './scene-url.ts';

export type SceneImageProps = { name: SceneName };

/** A product scene as a decorative, lazily loaded image file. */
export function SceneImage({ name }: SceneImageProps) {
  const { width, height } = sceneFrame(name);
  return (
    <img
      className={styles.image}
      src={sceneUrl(name)}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
