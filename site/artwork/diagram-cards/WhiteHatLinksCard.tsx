import { BigFigure } from '../diagram-parts/BigFigure.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/** A chain with a price tag: the price asked for a link, and what its visits are worth. */
export function WhiteHatLinksCard() {
  return (
    <>
      <Field of="seo" />
      <Shape d="M132 111C112 92 80 84 76 100" width={3} />
      <g transform="translate(14 18) rotate(48)">
        <Link />
      </g>
      <g transform="translate(60 68) rotate(48)">
        <Link />
      </g>
      <g transform="translate(14 18) rotate(48)">
        <Shape d="M8 17H34a17 17 0 0 0 16.5-13" width={15} />
        <Shape d="M2 17H34a17 17 0 0 0 17-17v-3" line="white" width={11} />
      </g>
      <Shape d="M108 93L140 44q5-8 14-8H380V186H154q-9 0-14-8L108 129q-10-18 0-36z" fill="white" />
      <Disc x={132} y={111} radius={8} fill="seoField" />
      <Shape d="M132 111C116 124 78 124 76 100" width={3} />
      <BigFigure x={163} y={72} size={27} tone="faint">
        £120
      </BigFigure>
      <Line points="158,66 232,58" tone="danger" width={4} />
      <SceneText x={244} y={70} size={13}>
        was asked
      </SceneText>
      <BigFigure x={159} y={146} size={84}>
        £43
      </BigFigure>
      <SceneText x={164} y={171} size={13} family="bold">
        at most, for 144 visits
      </SceneText>
      <Bar x={-10} y={204} width={380} height={46} radius={0} fill="ink" />
      {questions.map(({ word, x }) => (
        <g key={word}>
          <Tick x={x} y={227} tone="successOnInk" />
          <SceneText x={x + 18} y={227} size={13} family="bold" tone="white">
            {word}
          </SceneText>
        </g>
      ))}
    </>
  );
}

function Link() {
  const d = 'M-34-17H34a17 17 0 0 1 0 34H-34a17 17 0 0 1 0-34z';
  return (
    <>
      <Shape d={d} width={15} />
      <Shape d={d} line="white" width={11} />
    </>
  );
}

const questions = [
  { word: 'Wanted', x: 24 },
  { word: 'Labelled', x: 118 },
  { word: 'Read', x: 215 },
  { word: 'Pays', x: 288 },
];
