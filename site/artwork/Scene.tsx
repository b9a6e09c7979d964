import { sceneFrame } from './scene-frame.ts';
import type { SceneName } from './scene-names.ts';
import { scenes } from './scenes.ts';

export type SceneProps = {
  name: SceneName;
  /** Another crop of the scene: "x y width height" in its own units. */
  viewBox?: string;
  /** Text alternative; without it the scene is hidden from assistive technology. */
  title?: string;
  /** Fill the box and crop what is too much (the default), or stand whole in its middle. */
  fit?: 'cover' | 'whole';
};

/** A product scene, inline. */
export function Scene({ name, viewBox, title, fit = 'cover' }: SceneProps) {
  const Contents = scenes[name];
  return (
    <svg
      className="scene"
      viewBox={viewBox ?? sceneFrame(name).viewBox}
      preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : undefined}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined ? true : undefined}
    >
      <Contents />
    </svg>
  );
}
