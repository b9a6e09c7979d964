import type { SceneName } from './scene-names.ts';
import { sceneViewBox } from './scenes.ts';

export type SceneFrame = { viewBox: string; width: number; height: number };

/** A scene's own frame and its natural size in CSS pixels. */
export function sceneFrame(name: SceneName): SceneFrame {
  const viewBox = sceneViewBox[name] ?? '0 0 360 240';
  const [, , width = 360, height = 240] = viewBox.split(' ').map(Number);
  return { viewBox, width, height };
}

/**
 * The part that must stay visible in a box of any shape, for scenes drawn far beyond their frame.
 */
export const tallViewBox: Partial<Record<SceneName, string>> = {
  'local-seo-wide': '0 44 520 372',
};
