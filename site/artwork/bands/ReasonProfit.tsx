import { Bar } from '../parts/Bar.tsx';
import type { Colour } from '../parts/palette.ts';
import { SceneText } from '../parts/SceneText.tsx';

/** What remains of the price that a customer pays. */
export function ReasonProfit() {
  return (
    <>
      {steps.map(({ name, nameX, amount, start, fill, tone }, index) => (
        <g key={name} transform={`translate(0 ${14 + index * 32})`}>
          <Bar
            x={20 + start * unit}
            y={0}
            width={amount * unit}
            height={26}
            radius={4}
            fill={fill}
          />
          <SceneText x={nameX} y={18} size={13} family="bold" tone={tone}>
            {name}
          </SceneText>
          <SceneText x={20 + (start + amount) * unit - 8} y={18} size={13} tone={tone} anchor="end">
            {`£${amount.toFixed(2)}`}
          </SceneText>
        </g>
      ))}
    </>
  );
}

type Step = {
  name: string;
  nameX: number;
  amount: number;
  start: number;
  fill: Colour;
  tone: Colour;
};

/** The width of one pound. */
const unit = 25;

const steps = [
  { name: 'Your price', nameX: 32, amount: 12, start: 0, fill: 'ink', tone: 'white' },
  { name: 'Fees', nameX: 20, amount: 4, start: 8, fill: 'white', tone: 'ink' },
  { name: 'Landed', nameX: 20, amount: 4.5, start: 3.5, fill: 'white', tone: 'ink' },
  { name: 'Profit', nameX: 118, amount: 3.5, start: 0, fill: 'accent', tone: 'ink' },
] as const satisfies Step[];
