import styles from './SceneImage.module.css';
import { sceneFrame } from './scene-frame.ts';
import type { SceneName } from './scene-names.ts';
import { detailUrl, sceneUrl, thumbnailUrl } from './scene-url.ts';
import { thumbnails } from './thumbnails.tsx';

export type SceneImageProps = {
  name: SceneName;
  /** Phones show the scene's thumbnail instead, if it has one. */
  isThumbnail?: boolean | undefined;
  /** Wide screens show the scene's detail instead. The style sheet cuts it. */
  hasDetail?: boolean | undefined;
};

/** A product scene as a decorative image file. */
export function SceneImage({ name, isThumbnail = false, hasDetail = false }: SceneImageProps) {
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
  const thumbnail = isThumbnail && thumbnails.has(name);
  const detail = hasDetail ? detailUrl(name) : undefined;
  if (!(thumbnail || detail)) return image;
  return (
    <picture>
      {thumbnail && <source media="(max-width: 39.99rem)" srcSet={thumbnailUrl(name)} />}
      {detail && <source media="screen and (min-width: 75rem)" srcSet={detail} />}
      {image}
    </picture>
  );
}
