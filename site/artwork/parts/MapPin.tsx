import { type Colour, palette } from './palette.ts';
import { SceneText } from './SceneText.tsx';

export type MapPinProps = { x: number; y: number; label: string; fill?: Colour; scale?: number };

/** A pin with its tip at (x, y). The stroke is 2 units wide at every scale. */
export function MapPin({ x, y, label, fill = 'white', scale = 1 }: MapPinProps) {
  return (
    <g transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}>
      <path
        d="M0 0C-4-9-15-15-15-27a15 15 0 0 1 30 0C15-15 4-9 0 0Z"
        fill={palette[fill]}
        stroke={palette.ink}
        strokeWidth={Number((2 / scale).toFixed(2))}
        strokeLinejoin="round"
      />
      <SceneText x={0} y={-22} size={13} family="bold" anchor="middle">
        {label}
      </SceneText>
    </g>
  );
}
