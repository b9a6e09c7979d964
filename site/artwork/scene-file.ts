import { createElement, Fragment } from 'react';
import { sceneFrame } from './scene-frame.ts';
import type { SceneName } from './scene-names.ts';
import { scenes } from './scenes.ts';
import { svgFile } from './svg-file.ts';
import { thumbnailViewBox } from './thumbnail-view-box.ts';

/** Draws a scene as a standalone SVG file. The fragment `#thumbnail` shows only a detail. */
export function sceneFile(name: SceneName): Promise<string> {
  const viewBox = thumbnailViewBox[name];
  const detail = viewBox && createElement('view', { id: 'thumbnail', viewBox });
  const drawing = createElement(Fragment, null, detail, createElement(scenes[name]));
  return svgFile(drawing, sceneFrame(name));
}
