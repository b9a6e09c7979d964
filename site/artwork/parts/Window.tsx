import { Panel } from './Panel.tsx';
import { SceneText } from './SceneText.tsx';

export type WindowProps = { x: number; y: number; width: number; height: number; address: string };

/** A browser window: its frame and its address bar, with a margin of 14 units. */
export function Window({ address, ...box }: WindowProps) {
  const { x, y, width } = box;
  return (
    <>
      <Panel {...box} />
      <Panel x={x + 14} y={y + 14} width={width - 28} height={26} radius={8} fill="paper" />
      <SceneText x={x + 26} y={y + 31} size={11}>
        {address}
      </SceneText>
    </>
  );
}
