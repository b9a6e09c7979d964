import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** All that a first message needs: a photo of a rucksack, the quantity and the target price. */
export function OnePhoto() {
  return (
    <>
      <Panel x={172} y={20} width={240} height={320} />
      <SampleTag x={334} y={34} />
      {needs.map(([name, answer], index) => (
        <g key={name} transform={`translate(226 ${88 + index * 62})`}>
          <SceneText size={14} tone="soft">
            {name}
          </SceneText>
          <SceneText y={28} size={22} family="display">
            {answer}
          </SceneText>
          <Rule x={0} y={40} width={164} />
        </g>
      ))}
      <Panel x={226} y={210} width={164} height={38} radius={19} fill="accent" />
      <SceneText x={308} y={234.5} size={15} family="bold" anchor="middle">
        Ask for a quote
      </SceneText>

      <g transform="rotate(-6 106 150)">
        <Panel x={18} y={30} width={186} height={224} radius={6} />
        <Panel x={32} y={44} width={158} height={162} radius={3} fill="sourcingLight" />
        <Shape d="M88 76c0-26 46-26 46 0" width={6} />
        <Shape d="M64 190V112c0-50 94-50 94 0v78z" fill="accent" />
        <Shape d="M54 182v-40a10 10 0 0 1 10-10v58a8 8 0 0 1-10-8z" fill="seoField" />
        <Shape d="M168 182v-40a10 10 0 0 0-10-10v58a8 8 0 0 0 10-8z" fill="seoField" />
        <Panel x={78} y={134} width={66} height={46} radius={8} fill="seoField" />
        <Line points="78,146 144,146" />
        <Line points="111,146 111,158" width={4} />
        <Line points="84,106 138,106" width={4} />
        <SceneText x={111} y={236} size={18} family="display" anchor="middle">
          Like this one
        </SceneText>
      </g>
    </>
  );
}

const needs = [
  ['Quantity', '500 pieces'],
  ['Target price', '$9.50 each'],
] as const;
