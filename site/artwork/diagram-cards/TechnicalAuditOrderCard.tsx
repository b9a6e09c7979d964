import { BigFigure } from '../diagram-parts/BigFigure.tsx';
import type { GroundProps } from '../diagram-parts/diagram.ts';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** Five nested gates on the way to a sale, each with the value of an hour's work on it. */
export function TechnicalAuditOrderCard({ ground }: GroundProps) {
  return (
    <>
      <Field of="seo" ground={ground} />
      {gates.map(({ name, worth, fill }, index) => {
        const x = 14 + index * inset;
        const width = 332 - 2 * index * inset;
        const baseline = 42 + index * lintel;
        return (
          <g key={name}>
            <Panel
              x={x}
              y={14 + index * lintel}
              width={width}
              height={320}
              radius={54 - index * 6}
              fill={fill}
            />
            <SceneText x={x + 27} y={baseline} size={15} family="bold">
              {`${index + 1} ${name}`}
            </SceneText>
            <BigFigure x={x + width - 26} y={baseline} size={index < 2 ? 23 : 17} anchor="end">
              {worth}
            </BigFigure>
          </g>
        );
      })}
      <Panel
        x={14 + 5 * inset}
        y={14 + 5 * lintel}
        width={332 - 10 * inset}
        height={90}
        radius={24}
        fill="ink"
      />
      <SceneText x={180} y={228} size={22} family="display" tone="white" anchor="middle">
        Sale
      </SceneText>
    </>
  );
}

const inset = 16;
const lintel = 37;

const gates = [
  { name: 'Reach', worth: '£600 an hour', fill: 'accent' },
  { name: 'Index', worth: '£1,800 an hour', fill: 'accentLight' },
  { name: 'One URL', worth: '£22.50', fill: 'seoPale' },
  { name: 'Read', worth: '£25', fill: 'paper' },
  { name: 'Persuade', worth: '£40', fill: 'white' },
] as const;
