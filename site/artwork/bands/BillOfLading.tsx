import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A bill of lading with a stamp for each thing that was settled on the way. */
export function BillOfLading() {
  return (
    <g transform="rotate(-2 210 150)">
      <Panel x={14} y={12} width={374} height={274} radius={6} />
      <SceneText x={36} y={48} size={22} family="display">
        Bill of lading
      </SceneText>
      <SampleTag x={306} y={28} />
      <Line points="14,66 388,66" />
      <Line points="200,66 200,112" />
      <Bar x={36} y={80} width={56} />
      <Bar x={36} y={94} width={128} />
      <Bar x={220} y={80} width={44} />
      <Bar x={220} y={94} width={104} />
      <Line points="14,112 388,112" />
      {stamps.map(({ x, y, turn, tone, words }) => (
        <g key={words} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <Shape d="M-74-27h148v54h-148z" line={tone} width={4} />
          <SceneText y={7} size={18} family="display" tone={tone} anchor="middle">
            {words}
          </SceneText>
        </g>
      ))}
      <g transform="translate(398 214) rotate(24)">
        <Shape d="M-8-14V-46h16v32z" fill="white" />
        <Shape d="M-14-60a14 14 0 1 1 28 0a14 14 0 1 1-28 0z" fill="accent" />
        <Shape d="M-34 6V-6a8 8 0 0 1 8-8h52a8 8 0 0 1 8 8V6z" fill="accent" />
        <Bar x={-34} y={6} width={68} height={9} radius={0} fill="ink" />
      </g>
    </g>
  );
}

const stamps = [
  { x: 112, y: 158, turn: -5, tone: 'sourcing', words: 'Specified' },
  { x: 290, y: 156, turn: 3, tone: 'copyDark', words: 'Inspected' },
  { x: 116, y: 234, turn: 4, tone: 'web', words: 'On schedule' },
  { x: 288, y: 236, turn: -4, tone: 'accentText', words: 'Yours to keep' },
] as const;
