import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { MapPin } from '../parts/MapPin.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';

export type ListingPanelProps = { x: number; y: number; height: number };

/** A map with the shop's listing, which shows the old number again. 172 wide. */
export function ListingPanel({ x, y, height }: ListingPanelProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Panel x={0} y={0} width={172} height={height} fill="seoPale" />
      <Line points="7,60 80,74 165,52" tone="white" width={12} />
      <Line points={`60,7 78,90 66,${height - 140}`} tone="white" width={12} />
      <Bar x={98} y={84} width={48} height={26} radius={5} fill="sourcingField" />
      <Bar x={14} y={90} width={38} height={22} radius={5} fill="seoField" />
      <MapPin x={118} y={64} label="1" />
      <g transform={`translate(0 ${height - 286})`}>
        <Panel x={12} y={136} width={148} height={136} radius={10} />
        <SceneText x={26} y={162} size={13} family="bold">
          Your business
        </SceneText>
        <SceneText x={26} y={183} size={12} tone="soft">
          Open now
        </SceneText>
        <SceneText x={26} y={214} size={12} tone="danger">
          020 7946 0182
        </SceneText>
        <SceneText x={130} y={218} size={22} family="display" tone="danger">
          ?
        </SceneText>
        <Bar x={26} y={236} width={92} height={8} />
      </g>
    </g>
  );
}
