import { BigFigure } from '../diagram-parts/BigFigure.tsx';
import { Words } from '../diagram-parts/Words.tsx';
import { Field } from '../parts/Field.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** The price of a kettle as a coin. A quarter of it is left for ads. */
export function AcosBreakEvenCard() {
  return (
    <>
      <Field of="ppc" />
      <g transform="translate(122 126)">
        {parts.map(({ from, to, fill }) => (
          <Shape key={from} d={slice(from, to)} fill={fill} />
        ))}
        {parts.map(({ from, lines, x, y }) => (
          <Words key={from} x={x} y={y} lines={lines} size={13} family="bold" anchor="middle" />
        ))}
      </g>
      <g transform="translate(132 116)">
        <Shape d={slice(18, 24)} fill="accent" />
        <BigFigure x={45} y={-38} size={38} anchor="middle">
          25%
        </BigFigure>
        <SceneText x={45} y={-17} size={15} family="bold" anchor="middle">
          ACOS
        </SceneText>
      </g>
      <BigFigure x={254} y={124} size={34}>
        £6.00
      </BigFigure>
      <Words x={256} y={148} lines={['of £24 is', 'left for ads']} size={15} family="bold" />
    </>
  );
}

const radius = 104;

/** A slice of the £24 coin between two amounts in pounds. £18 is at the top. */
function slice(from: number, to: number): string {
  const [start, end] = [from, to].map((pounds) => {
    const angle = (pounds / 24) * 2 * Math.PI;
    return [Math.cos(angle), Math.sin(angle)]
      .map((share) => Math.round(radius * share * 10) / 10)
      .join(' ');
  });
  return `M0 0L${start}A${radius} ${radius} 0 0 1 ${end}z`;
}

const parts = [
  { from: 0, to: 6.4, fill: 'white', lines: ['Landed cost', '6.40'], x: 44, y: 42 },
  { from: 6.4, to: 10.4, fill: 'ppcPale', lines: ['VAT', '4.00'], x: -36, y: 60 },
  { from: 10.4, to: 13.9, fill: 'white', lines: ['Fulfilment', '3.50'], x: -62, y: 0 },
  { from: 13.9, to: 17.5, fill: 'ppcPale', lines: ['Fee', '3.60'], x: -42, y: -56 },
  { from: 17.5, to: 18, fill: 'ppc', lines: [], x: 0, y: 0 },
] as const;
