import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fontFaces } from './font-faces.ts';
import { outlineText } from './outline-text.ts';
import { sceneFrame } from './scene-frame.ts';
import type { SceneName } from './scene-names.ts';
import { scenes } from './scenes.ts';

/** A scene as a file of its own: no font, no class, nothing to load. */
export async function sceneFile(name: SceneName): Promise<string> {
  const { viewBox, width, height } = sceneFrame(name);
  const contents = outlineText(
    renderToStaticMarkup(createElement(scenes[name])),
    await fontFaces(),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${compact(contents)}</svg>`;
}

function compact(markup: string): string {
  return markup.replaceAll(/><\/(?:rect|circle|path|polyline)>/g, '/>');
}
