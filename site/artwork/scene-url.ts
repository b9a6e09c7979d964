import type { SceneName } from './scene-names.ts';

/** The path of a scene's file. */
export function sceneUrl(name: SceneName): string {
  return `/artwork/${name}.svg`;
}
