import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { CheckedSheet } from './CheckedSheet.tsx';

/** Two factories, their checked papers, a licence and the signed terms on the waterline. */
export function AgreedTerms() {
  return (
    <>
      <Shape d="M96 134V64l24-17v17l24-17v17l24-17v87z" fill="sourcing" />
      <SceneText x={144} y={84} size={11} family="bold" anchor="middle">
        B
      </SceneText>
      <Shape d="M50 134V84l24-17v17l24-17v17l24-17v67z" fill="sourcingField" />
      <SceneText x={86} y={106} size={11} family="bold" anchor="middle">
        A
      </SceneText>
      <Shape d="M60 120h12m10 0h12m10 0h10" width={7} />

      <CheckedSheet />
      <Panel x={322} y={46} width={62} height={76} radius={6} />
      <SceneText x={353} y={63} size={11} family="bold" anchor="middle">
        Licence
      </SceneText>
      <Line points="322,71 384,71" />
      <Disc x={353} y={96} radius={14} fill="accent" />
      <Tick x={347} y={100} tone="ink" />
      <Shape d="M314 122h78v8h-78z" fill="sourcingField" />

      <g transform="translate(16)">
        <Panel x={446} y={16} width={112} height={114} radius={6} />
        <SceneText x={458} y={34} size={11} family="bold">
          Agreed terms
        </SceneText>
        <Line points="446,42 558,42" />
        {terms.map(([term, y]) => (
          <g key={term}>
            <Tick x={457} y={y} />
            <SceneText x={474} y={y} size={11}>
              {term}
            </SceneText>
          </g>
        ))}
        <Line points="458,118 518,118" />
        <Shape
          d="M460 113c6-14 10-12 9-2s8-8 10-7 1 8 6 5 6-8 9-4 8 2 20-2"
          line="accent"
          width={3}
        />
        <Shape d="M539 122a11 11 0 1 0 0-22 11 11 0 0 0 0 22" fill="accent" />
        <Shape d="M534 111l4 4 7-8" />
      </g>
    </>
  );
}

const terms = [
  ['Price', 60],
  ['Deposit', 76],
  ['Dispatch date', 92],
] as const;
