import type { SceneName } from './scene-names.ts';

/** Where a scene's file is served. */
export function sceneUrl(name: SceneName): string {
  return `/artwork/${name}.svg`;
}
