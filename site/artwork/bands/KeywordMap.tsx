import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** Keywords in groups, each assigned to a page that exists or one that's still needed. */
export function KeywordMap() {
  return (
    <>
      {groups.map(({ words, page, isNew }, index) => (
        <g key={page} transform={`translate(0 ${24 + index * 81})`}>
          <Panel x={8} y={0} width={242} height={index === 2 ? 120 : 72} fill="seoPale" />
          {words.map(([word, x, line, width]) => (
            <Pill
              key={word}
              x={x}
              y={7 + line * 32}
              width={width}
              height={26}
              label={word}
              size={13}
              isOutlined
            />
          ))}
          <Line points="250,36 298,36" tone="accent" width={4} />
          <Disc x={250} y={36} radius={6} fill="accent" />
          <Panel
            x={298}
            y={10}
            width={114}
            height={52}
            radius={10}
            fill={isNew ? 'paper' : 'ink'}
            isDashed={isNew}
          />
          <SceneText x={312} y={32} size={13} family="bold" tone={isNew ? 'ink' : 'white'}>
            {page}
          </SceneText>
          <SceneText x={312} y={50} family="bold" tone={isNew ? 'accentText' : 'accentLight'}>
            {isNew ? 'New page' : 'On your site'}
          </SceneText>
        </g>
      ))}
      <Pill x={350} y={2} width={62} height={22} label="Sample" size={12} isOutlined />
    </>
  );
}

const groups = [
  {
    words: [
      ['oak desk', 18, 0, 76],
      ['buy oak desk', 102, 0, 104],
      ['solid oak desk', 18, 1, 112],
    ],
    page: '/oak-desks',
    isNew: false,
  },
  {
    words: [
      ['narrow desk', 18, 0, 98],
      ['small desk', 124, 0, 90],
      ['desk for a small room', 18, 1, 160],
    ],
    page: '/small-desks',
    isNew: true,
  },
  {
    words: [
      ['how to oil oak', 18, 0, 112],
      ['oil or wax', 138, 0, 84],
      ['desk wax', 18, 1, 82],
    ],
    page: '/oil-or-wax',
    isNew: true,
  },
] as const;
