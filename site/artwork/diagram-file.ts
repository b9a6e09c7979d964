import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type DiagramFrame, diagramFrame } from './diagram-frame.ts';
import type { DiagramName } from './diagram-names.ts';
import { diagrams } from './diagrams.ts';
import { fontFaces } from './font-faces.ts';
import { outlineText } from './outline-text.ts';

/** A diagram as a file of its own: no font, no class, nothing to load. */
export async function diagramFile(name: DiagramName, frame: DiagramFrame): Promise<string> {
  const { viewBox, width, height } = diagramFrame(name, frame);
  const { Drawing, Card } = diagrams[name];
  const drawn =
    frame === 'card' ? createElement(Card) : createElement(Drawing, { isTall: frame === 'tall' });
  const contents = outlineText(renderToStaticMarkup(drawn), await fontFaces()).replaceAll(
    /><\/(?:rect|circle|path|polyline)>/g,
    '/>',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${contents}</svg>`;
}
