import { BigFigure } from '../diagram-parts/BigFigure.tsx';
import { Words } from '../diagram-parts/Words.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/**
 * Two letters rise from their envelopes with their click counts. One rises higher than chance would
 * explain.
 */
export function EmailSubjectLineTestsCard() {
  return (
    <>
      <Field of="copy" />
      <Line points="22,50 202,50" isDashed width={3} />
      <Line points="34,58 34,86" />
      <SceneText x={44} y={77} size={13} family="bold">
        22.6 could be luck
      </SceneText>
      <Envelope x={20} top={92} name="A" subject={['Our winter', 'mugs are here']} />
      <Envelope x={190} top={32} name="B" subject={['Five mugs for', 'cold hands']} isWinner />
      <BigFigure x={45} y={178} size={46}>
        48
      </BigFigure>
      <SceneText x={103} y={178} size={13}>
        clicks
      </SceneText>
      <BigFigure x={213} y={148} size={74}>
        80
      </BigFigure>
      <SceneText x={217} y={170} size={13}>
        clicks
      </SceneText>
      <Pill x={286} y={13} width={56} height={28} label="+32" fill="accent" size={15} isOutlined />
    </>
  );
}

type EnvelopeProps = {
  x: number;
  top: number;
  name: string;
  subject: string[];
  isWinner?: boolean;
};

function Envelope({ x, top, name, subject, isWinner = false }: EnvelopeProps) {
  return (
    <g transform={`translate(${x} 0)`}>
      <Shape d="M0 180L75 130L150 180z" fill="seoPale" />
      <Panel x={12} y={top} width={126} height={220} radius={10} />
      <Words x={27} y={top + 26} lines={subject} size={13} />
      <Shape d="M0 180L75 218L150 180V260H0z" fill={isWinner ? 'accent' : 'seoPale'} />
      <SceneText x={16} y={226} size={22} family="display">
        {name}
      </SceneText>
    </g>
  );
}
