import type { ReactNode } from 'react';
import { Bar } from '../parts/Bar.tsx';
import { SceneText } from '../parts/SceneText.tsx';

export type BoardCardProps = { column: 0 | 1 | 2; title: string; children: ReactNode };

/** A card above one of the three steps. Its content starts at the card's top left corner. */
export function BoardCard({ column, title, children }: BoardCardProps) {
  return (
    <g transform={`translate(${column * 204} 0)`}>
      <Bar x={0} y={0} width={192} height={128} radius={0} fill="white" />
      <Bar x={0} y={0} width={192} height={26} radius={0} fill="ppcField" />
      <SceneText x={12} y={18} size={11} family="bold">
        {title}
      </SceneText>
      {children}
    </g>
  );
}
