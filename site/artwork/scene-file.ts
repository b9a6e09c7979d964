import { createElement } from 'react';
import { sceneFrame } from './scene-frame.ts';
import type { SceneName } from './scene-names.ts';
import { scenes } from './scenes.ts';
import { svgFile } from './svg-file.ts';

/** Draws a scene as a standalone SVG file. */
export function sceneFile(name: SceneName): Promise<string> {
  return svgFile(createElement(scenes[name]), sceneFrame(name));
}
