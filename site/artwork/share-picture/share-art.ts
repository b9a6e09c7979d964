import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { diagramFrame } from '../diagram-frame.ts';
import type { DiagramName } from '../diagram-names.ts';
import { diagrams } from '../diagrams.ts';
import { sceneFrame } from '../scene-frame.ts';
import type { SceneName } from '../scene-names.ts';
import { scenes } from '../scenes.ts';

/** What is beside the title: a page's scene or an article's diagram. */
export type ShareSource =
  | { kind: 'scene'; name: SceneName }
  | { kind: 'diagram'; name: DiagramName };

export type ShareArt = {
  Contents: ComponentType;
  viewBox: string;
  /** The background colour of the drawing. */
  field: string;
  /**
   * `fill` fills the tall panel, `stand` fits whole in a lower one, `card` fills a panel of the
   * card's proportions.
   */
  fit: 'fill' | 'card' | 'stand';
};

/** Frames of the scenes that are large enough to fill the tall panel. */
const fillViewBox: Partial<Record<SceneName, string>> = { 'local-seo-wide': '0 -46 520 572' };

export function shareArt(source: ShareSource): ShareArt {
  if (source.kind === 'scene') {
    const Contents = scenes[source.name];
    const tall = fillViewBox[source.name];
    return {
      Contents,
      viewBox: tall ?? sceneFrame(source.name).viewBox,
      field: fieldOf(Contents),
      fit: tall ? 'fill' : 'stand',
    };
  }
  const Contents = diagrams[source.name].Card;
  const { viewBox } = diagramFrame(source.name, 'card');
  return { Contents, viewBox, field: fieldOf(Contents), fit: 'card' };
}

/** A drawing's background colour, which continues beside and above it. */
function fieldOf(Contents: ComponentType): string {
  const markup = renderToStaticMarkup(createElement(Contents));
  const field = /^<rect width="\d+" height="\d+" fill="(#\w+)"/.exec(markup)?.[1];
  return field ?? 'none';
}
