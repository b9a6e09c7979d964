import type { SceneName } from './scene-names.ts';
import { sceneViewBox } from './scenes.ts';

export type SceneFrame = { viewBox: string; width: number; height: number };

/** A scene's view box and its natural size in CSS pixels. */
export function sceneFrame(name: SceneName): SceneFrame {
  const viewBox = sceneViewBox[name] ?? '0 0 360 240';
  const [, , width = 360, height = 240] = viewBox.split(' ').map(Number);
  return { viewBox, width, height };
}

/**
 * For scenes drawn well beyond their frame: the part that must be visible whatever the shape of the
 * box.
 */
export const tallViewBox: Partial<Record<SceneName, string>> = {
  'local-seo-wide': '0 40 520 388',
  'sea-voyage': '0 -70 360 330',
  'quote-to-delivery': '0 -70 360 330',
  'cost-effective-sourcing': '0 -70 360 310',
  'detailed-inspection-reports': '0 -70 360 310',
  'supplier-vetting-negotiation': '0 -70 360 310',
  'private-label-customization': '0 -70 360 310',
  'end-to-end-sourcing-support': '0 -70 360 310',
};
