import styles from './SceneImage.module.css';
import { sceneFrame } from './scene-frame.ts';
import type { SceneName } from './scene-names.ts';
import { sceneUrl } from './scene-url.ts';
import { thumbnailViewBox } from './thumbnail-view-box.ts';

export type SceneImageProps = {
  name: SceneName;
  /** Phones show only a detail of the scene, as a thumbnail. */
  isThumbnail?: boolean | undefined;
};

/** A product scene as a decorative image file. */
export function SceneImage({ name, isThumbnail = false }: SceneImageProps) {
  const { width, height } = sceneFrame(name);
  const src = sceneUrl(name);
  const image = (
    <img
      className={styles.image}
      src={src}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      // Text and fonts come first.
      fetchPriority="low"
    />
  );
  if (!(isThumbnail && thumbnailViewBox[name])) return image;
  return (
    <picture>
      <source media="(max-width: 39.99rem)" srcSet={`${src}#thumbnail`} />
      {image}
    </picture>
  );
}
