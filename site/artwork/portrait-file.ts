import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Portrait } from './Portrait.tsx';
import type { PortraitName } from './portrait-names.ts';

/** Draws a portrait in its round frame as a standalone SVG file. */
export function portraitFile(name: PortraitName): string {
  const frame = 'viewBox="0 0 100 100" width="100" height="100"';
  return renderToStaticMarkup(createElement(Portrait, { name }))
    .replace(/<svg [^>]*>/, `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>`)
    .replaceAll(/><\/(?:circle|path)>/g, '/>');
}
