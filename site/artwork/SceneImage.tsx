import { sceneFrame } from './scene-frame.ts';
import type { SceneName } from './scene-names.ts';
import { sceneUrl } from './scene-url.ts';

export type SceneImageProps = {
  name: SceneName;
  /** Empty (the default) for a decorative scene. */
  alt?: string;
  className?: string;
};

/** A product scene as an image file, asked for when it comes near. */
export function SceneImage({ name, alt = '', className }: SceneImageProps) {
  const { width, height } = sceneFrame(name);
  return (
    <img
      className={className === undefined ? 'scene-image' : `scene-image ${className}`}
      src={sceneUrl(name)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
