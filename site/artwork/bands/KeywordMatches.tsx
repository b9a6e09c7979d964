import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A search and the keywords it was sorted into: match types, orders as parcels, and one paused. */
export function KeywordMatches() {
  return (
    <>
      <Panel x={1} y={8} width={418} height={48} radius={24} />
      <SceneText x={26} y={38} size={18} family="bold">
        lunch box
      </SceneText>
      <Line points="116,20 116,44" tone="ppc" />
      <SampleTag x={296} y={21} />
      <Disc x={393} y={32} radius={18} fill="ppc" line="none" />
      <Shape d="M385 30a7 7 0 1 1 14 0a7 7 0 1 1-14 0m12 5l5 5" line="white" width={2.5} />
      <Panel x={24} y={68} width={372} height={300} />
      <SceneText x={44} y={91} family="bold" tone="soft">
        Keyword
      </SceneText>
      <SceneText x={290} y={91} family="bold" tone="soft">
        Orders
      </SceneText>
      <Rule x={24} y={102} width={372} />
      {keywords.map(({ term, match, fill, orders }, index) => (
        <g key={term} transform={`translate(0 ${125 + index * 31})`}>
          <SceneText x={44} size={14} family="bold" tone={orders ? 'ink' : 'faint'}>
            {term}
          </SceneText>
          <Pill
            x={206}
            y={-17}
            width={70}
            height={24}
            label={match}
            size={12}
            fill={fill}
            tone={fill === 'ppc' ? 'white' : 'ink'}
          />
          {parcels.slice(0, orders).map((x) => (
            <Bar key={x} x={x} y={-10} width={11} height={11} radius={2} fill="ppc" />
          ))}
        </g>
      ))}
      <Line points="42,244 136,244" tone="faint" />
    </>
  );
}

const keywords = [
  { term: 'steel lunch box', match: 'Exact', fill: 'ppc', orders: 7 },
  { term: 'steel bento box', match: 'Exact', fill: 'ppc', orders: 5 },
  { term: 'lunch box steel', match: 'Phrase', fill: 'ppcLight', orders: 3 },
  { term: 'metal lunch box', match: 'Broad', fill: 'ppcField', orders: 2 },
  { term: 'lunch box set', match: 'Paused', fill: 'rule', orders: 0 },
] as const;

/** The left edges of the parcels in a row. */
const parcels = [290, 304, 318, 332, 346, 360, 374];
