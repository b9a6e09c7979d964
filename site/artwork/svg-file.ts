import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fontFaces } from './font-faces.ts';
import { outlineText } from './outline-text.ts';

type Frame = { viewBox: string; width: number; height: number };

/** Renders a drawing as a standalone SVG file, without fonts, classes or external resources. */
export async function svgFile(drawing: ReactElement, frame: Frame): Promise<string> {
  const { viewBox, width, height } = frame;
  const contents = outlineText(renderToStaticMarkup(drawing), await fontFaces()).replaceAll(
    /><\/(?:rect|circle|path|polyline)>/g,
    '/>',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${contents}</svg>`;
}
