import { Panel } from './Panel.tsx';
import { SceneText } from './SceneText.tsx';
import { Shape } from './Shape.tsx';

export type SearchBoxProps = { x: number; y: number; width: number; query: string };

/** A search field with a magnifying glass and a query. 30 units high. */
export function SearchBox({ x, y, width, query }: SearchBoxProps) {
  return (
    <>
      <Panel x={x} y={y} width={width} height={30} radius={15} fill="paper" />
      <Shape d={`M${x + 13} ${y + 14}a5 5 0 1 1 10 0a5 5 0 1 1-10 0m9 4l4 4`} />
      <SceneText x={x + 36} y={y + 19.5} size={13}>
        {query}
      </SceneText>
    </>
  );
}
