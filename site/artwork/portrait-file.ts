import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Portrait } from './Portrait.tsx';
import type { PortraitName } from './portrait-names.ts';
import { StandingPortrait } from './StandingPortrait.tsx';

/** Draws a portrait in its round frame as a standalone SVG file. */
export function portraitFile(name: PortraitName): string {
  return standalone(
    createElement(Portrait, { name }),
    'viewBox="0 0 100 100" width="100" height="100"',
  );
}

/** Draws a person's head and shoulders on a tinted field, 4:3, as a standalone SVG file. */
export function standingPortraitFile(name: PortraitName): string {
  return standalone(
    createElement(StandingPortrait, { name }),
    'viewBox="-22 -10 144 108" width="288" height="216"',
  );
}

function standalone(drawing: ReactElement, frame: string): string {
  return renderToStaticMarkup(drawing)
    .replace(/<svg [^>]*>/, `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>`)
    .replaceAll(/><\/(?:circle|path)>/g, '/>');
}
