import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Portrait } from './Portrait.tsx';
import type { PortraitName } from './portrait-names.ts';

/** Draws a portrait as a standalone SVG file. */
export function portraitFile(name: PortraitName): string {
  return renderToStaticMarkup(createElement(Portrait, { name }))
    .replace(
      /<svg [^>]*>/,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">',
    )
    .replaceAll(/><\/(?:circle|path)>/g, '/>');
}
