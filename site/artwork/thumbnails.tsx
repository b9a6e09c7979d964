import type { ReactNode } from 'react';
import { type Category, fieldOf, palette } from './parts/palette.ts';
import type { SceneName } from './scene-names.ts';
import { copyThumbnails } from './thumbnails/copy.tsx';
import { ppcThumbnails } from './thumbnails/ppc.tsx';
import { seoThumbnails } from './thumbnails/seo.tsx';
import { sourcingThumbnails } from './thumbnails/sourcing.tsx';
import { webThumbnails } from './thumbnails/web.tsx';

export const thumbnailFrame = { viewBox: '0 0 96 64', width: 96, height: 64 };

type Drawings = Partial<Record<SceneName, ReactNode>>;

const drawings: [category: Category, drawings: Drawings][] = [
  ['seo', seoThumbnails],
  ['web', webThumbnails],
  ['copy', copyThumbnails],
  ['ppc', ppcThumbnails],
  ['sourcing', sourcingThumbnails],
];

/** One whole object from a scene, because a detail of the scene would cut its words. */
export const thumbnails: ReadonlyMap<string, ReactNode> = new Map(
  drawings.flatMap(([category, byName]) =>
    Object.entries(byName).map(([name, drawing]): [string, ReactNode] => [
      name,
      <>
        <rect width="96" height="64" fill={palette[fieldOf(category)]} />
        {drawing}
      </>,
    ]),
  ),
);
