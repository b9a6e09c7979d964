import { Bar } from '../parts/Bar.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** The same search over three months: your result climbs from ninth to third place. */
export function ClimbingRows() {
  return (
    <>
      {pages.map(({ x, month, rank }) => (
        <g key={month} transform={`translate(${x} 0)`}>
          <Panel x={1} y={28} width={126} height={300} />
          <SceneText x={14} y={47} family="bold">
            {month}
          </SceneText>
          <Rule x={1} y={56} width={126} />
          {rows.map((width, index) =>
            index + 1 === rank ? null : (
              <g key={width} transform={`translate(0 ${topOf(index + 1)})`}>
                <SceneText x={21} y={15.5} size={11} family="bold" tone="faint" anchor="middle">
                  {`${index + 1}`}
                </SceneText>
                <Bar x={36} y={8.5} width={width} />
              </g>
            ),
          )}
          <Bar x={-4} y={topOf(rank)} width={136} height={24} radius={8} fill="ink" />
          <SceneText
            x={21}
            y={topOf(rank) + 17.5}
            size={15}
            family="display"
            tone="accent"
            anchor="middle"
          >
            {`${rank}`}
          </SceneText>
          <SceneText x={36} y={topOf(rank) + 16.5} family="bold" tone="white">
            Your page
          </SceneText>
        </g>
      ))}
      <Pill x={356} y={1} width={58} height={20} label="Sample" size={11} isOutlined />
      <RisingPath points="116,247 152,236 178,240 262,181 300,166 324,171 402,115" />
    </>
  );
}

const pages = [
  { x: 4, month: 'Start', rank: 9 },
  { x: 146, month: 'Month 3', rank: 6 },
  { x: 288, month: 'Month 6', rank: 3 },
] as const;

/** The title lengths of the other results. */
const rows = [68, 52, 61, 72, 48, 65, 56, 70, 58] as const;

const topOf = (rank: number) => 59 + (rank - 1) * 22;
