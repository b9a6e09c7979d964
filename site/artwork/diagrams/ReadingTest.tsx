import { FlowBox } from '../diagram-parts/FlowBox.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

export type ReadingTestProps = { x: number; y: number; width: number };

/** The third question, with five things to check when reading a page. 96 units high. */
export function ReadingTest({ x, y, width }: ReadingTestProps) {
  const gap = (width - 24) / icons.length;
  return (
    <>
      <FlowBox x={x} y={y} width={width} height={96} lines={[]} />
      <SceneText x={x + width / 2} y={y + 25} size={13} family="bold" anchor="middle">
        3 Passes the reading test?
      </SceneText>
      {icons.map(({ name, d }, index) => {
        const middle = Math.round(x + 12 + gap * (index + 0.5));
        return (
          <g key={name}>
            <Shape d={d} transform={`translate(${middle} ${y + 54})`} />
            <SceneText x={middle} y={y + 86} size={12} anchor="middle">
              {name}
            </SceneText>
          </g>
        );
      })}
    </>
  );
}

const icons = [
  { name: 'Subject', d: 'M-10-8h20v16h-20zM-6-2h12M-6 3h8' },
  { name: 'People', d: 'M-4-3a4 4 0 1 1 8 0a4 4 0 1 1-8 0M-9 10c0-9 18-9 18 0' },
  { name: 'Neighbours', d: 'M-10 2a5 5 0 0 1 5-5h3M10-2a5 5 0 0 1-5 5H2M-5 3h3M5-3H2M-3 0h6' },
  { name: 'Presence', d: 'M-8-2a6 6 0 1 1 12 0a6 6 0 1 1-12 0M3 3l6 6' },
  { name: 'Fit', d: 'M-10 0l6 7L10-8' },
];
