import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DiagramName } from '../diagram-names.ts';
import { diagrams } from '../diagrams.ts';
import { sceneFrame, tallViewBox } from '../scene-frame.ts';
import type { SceneName } from '../scene-names.ts';
import { scenes } from '../scenes.ts';

/** What stands beside the title: a page's scene, or an article's diagram. */
export type ShareSource =
  | { kind: 'scene'; name: SceneName }
  | { kind: 'diagram'; name: DiagramName };

export type ShareArt = {
  Contents: ComponentType;
  viewBox: string;
  /** The colour that the drawing itself stands on. */
  field: string;
  /** `fill` the tall panel, `stand` whole in a lower one, or `crop`: fill one of its own proportion. */
  fit: 'fill' | 'crop' | 'stand';
};

export function shareArt(source: ShareSource): ShareArt {
  if (source.kind === 'scene') {
    const Contents = scenes[source.name];
    const tall = tallViewBox[source.name];
    return {
      Contents,
      viewBox: tall ?? sceneFrame(source.name).viewBox,
      field: fieldOf(Contents),
      fit: tall ? 'fill' : 'stand',
    };
  }
  const { Drawing, card } = diagrams[source.name];
  const Contents = () => createElement(Drawing, { isTall: true });
  return { Contents, viewBox: card, field: fieldOf(Contents), fit: 'crop' };
}

/** The colour of the field that a drawing begins with, to go on beside and above it. */
function fieldOf(Contents: ComponentType): string {
  const markup = renderToStaticMarkup(createElement(Contents));
  const field = /^<rect width="\d+" height="\d+" fill="(#\w+)"/.exec(markup)?.[1];
  return field ?? 'none';
}
