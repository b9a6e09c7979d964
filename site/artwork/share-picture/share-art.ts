import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { diagramFrame } from '../diagram-frame.ts';
import type { DiagramName } from '../diagram-names.ts';
import { diagrams } from '../diagrams.ts';
import { sceneFrame } from '../scene-frame.ts';
import type { SceneName } from '../scene-names.ts';
import { scenes } from '../scenes.ts';

/** The picture beside the title: a page's scene or an article's diagram. */
export type ShareSource =
  | { kind: 'scene'; name: SceneName }
  | { kind: 'diagram'; name: DiagramName };

export type ShareArt = {
  Contents: ComponentType;
  viewBox: string;
  /** The drawing's background colour. */
  field: string;
  /**
   * `fill`: the drawing fills the tall panel. `stand`: the whole drawing fits inside a lower panel.
   * `card`: the drawing fills a panel with a card's proportions.
   */
  fit: 'fill' | 'card' | 'stand';
};

/** View boxes of the scenes that are large enough to fill the tall panel. */
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

/** A drawing's background colour, which also fills the panel around it. */
function fieldOf(Contents: ComponentType): string {
  const markup = renderToStaticMarkup(createElement(Contents));
  const field = /^<rect width="\d+" height="\d+" fill="(#\w+)"/.exec(markup)?.[1];
  return field ?? 'none';
}
