import { sceneDetail, sceneFrame } from './scene-frame.ts';
import type { SceneName } from './scene-names.ts';

export function sceneUrl(name: SceneName): string {
  return `/artwork/${name}.svg`;
}

/** Shows only the scene's detail, at the top left. The page cuts off what is right of it. */
export function detailUrl(name: SceneName): string | undefined {
  const { width, height } = sceneFrame(name);
  const [x, y, detail = 0] = sceneDetail[name] ?? [];
  return detail
    ? `${sceneUrl(name)}#svgView(viewBox(${x},${y},${(detail * width) / height},${detail}))`
    : undefined;
}

export function thumbnailUrl(name: SceneName): string {
  return `/artwork/thumbnails/${name}.svg`;
}
