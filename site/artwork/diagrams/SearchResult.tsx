import type { ReactNode } from 'react';
import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';

export type SearchResultProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The title and everything below it, positioned relative to the result. */
  children: ReactNode;
};

/** The search result from the example: site name and URL, with room for a title below y = 62. */
export function SearchResult({ x, y, width, height, children }: SearchResultProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Panel x={0} y={0} width={width} height={height} />
      <Disc x={30} y={30} radius={12} fill="seoField" />
      <SceneText x={52} y={26} size={12} family="bold">
        Corbel & Cord
      </SceneText>
      <SceneText x={52} y={43} size={12} tone="soft">
        www.example.com/sash-window-repair
      </SceneText>
      {children}
    </g>
  );
}
