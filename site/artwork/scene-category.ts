import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Category, fieldOf, palette } from './parts/palette.ts';
import type { SceneName } from './scene-names.ts';
import { scenes } from './scenes.ts';

/** The category in whose field a scene is drawn, for a box that goes on in the same colour. */
export function sceneCategory(name: SceneName): Category {
  const markup = renderToStaticMarkup(createElement(scenes[name]));
  const field = /fill="(#\w+)"/.exec(markup)?.[1];
  return categories.find((category) => palette[fieldOf(category)] === field) ?? 'seo';
}

const categories = ['seo', 'web', 'copy', 'ppc', 'sourcing'] as const;
