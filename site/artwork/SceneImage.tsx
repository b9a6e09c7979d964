import styles from './SceneImage.module.css';
import { sceneFrame, tallViewBox } from './scene-frame.ts';
import type { SceneName } from './scene-names.ts';
import { sceneUrl, stopUrl, thumbnailUrl } from './scene-url.ts';
import { stops } from './stops.ts';
import { thumbnails } from './thumbnails.tsx';

export type SceneImageProps = {
  name: SceneName;
  /** Phones show the scene's thumbnail instead, if it has one. */
  isThumbnail?: boolean | undefined;
  /** Wide screens show its stop, for a column too narrow for the scene. */
  isStop?: boolean | undefined;
  /** Large screens also show what the scene has above and below its frame, for a tall box. */
  isTall?: boolean | undefined;
};

/** A product scene as a decorative image file. */
export function SceneImage({ name, isThumbnail, isStop, isTall }: SceneImageProps) {
  const { width, height } = sceneFrame(name);
  const src = sceneUrl(name);
  const tall = isTall && tallViewBox[name]?.replaceAll(' ', ',');
  const image = (
    <img
      className={styles.image}
      src={src}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      // Text and fonts come first.
      fetchPriority="low"
    />
  );
  if (!isThumbnail || !thumbnails.has(name)) return image;
  return (
    <picture>
      <source media="(max-width: 39.99rem)" srcSet={thumbnailUrl(name)} />
      {isStop && stops.has(name) && (
        <source media="screen and (min-width: 75rem)" srcSet={stopUrl(name)} />
      )}
      {tall && (
        <source media="(min-width: 64rem)" srcSet={`${src}#svgView(viewBox(${tall}))`} data-tall />
      )}
      {image}
    </picture>
  );
}
