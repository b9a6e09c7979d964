import type { SceneName } from './scene-names.ts';

export function sceneUrl(name: SceneName): string {
  return `/artwork/${name}.svg`;
}

export function stopUrl(name: SceneName): string {
  return `/artwork/stops/${name}.svg`;
}

export function thumbnailUrl(name: SceneName): string {
  return `/artwork/thumbnails/${name}.svg`;
}
