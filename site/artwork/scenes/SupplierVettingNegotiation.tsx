import { Cross } from '../parts/Cross.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Factory } from '../parts/Factory.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Tick } from '../parts/Tick.tsx';

/** Three factories compared; one is chosen. A hero also shows the register above. */
export function SupplierVettingNegotiation() {
  return (
    <>
      <Field of="sourcing" />
      <Panel x={16} y={-54} width={328} height={46} radius={23} />
      <Disc x={42} y={-33} radius={8} />
      <Line points="48,-27 54,-21" width={3} />
      <SceneText x={66} y={-26.5} size={13}>
        Company register
      </SceneText>
      <Pill
        x={238}
        y={-43}
        width={94}
        height={24}
        label="3 checked"
        fill="sourcingField"
        size={12}
      />
      {factories.map(({ name, place, pieces, days, y, isLicensed, card }, column) => (
        <g key={name} transform={`translate(${16 + column * 112} ${y})`}>
          <Panel x={0} y={0} width={104} height={290} radius={12} fill={card.sheet} />
          <Factory x={14} y={50} fill={card.walls} line={card.words} />
          <SceneText x={14} y={76} size={13} family="bold" tone={card.words}>
            {name}
          </SceneText>
          <SceneText x={14} y={92} size={11} tone={card.notes}>
            {place}
          </SceneText>
          <Rule x={1} y={104} width={102} tone={card.rule} />
          {isLicensed ? <Tick x={14} y={126} tone={card.tick} /> : <Cross x={15} y={126} />}
          <SceneText x={32} y={126} tone={card.words}>
            Licence
          </SceneText>
          <SceneText x={14} y={149} tone={card.words}>
            {pieces}
          </SceneText>
          <SceneText x={14} y={172} tone={card.words}>
            {days}
          </SceneText>
        </g>
      ))}
      <Pill x={140} y={206} width={80} height={24} label="Chosen" fill="accent" size={12} />
    </>
  );
}

const plain = {
  sheet: 'white',
  walls: 'sourcingField',
  words: 'ink',
  notes: 'soft',
  rule: 'rule',
  tick: 'sourcing',
} as const;
const chosen = {
  sheet: 'ink',
  walls: 'accent',
  words: 'white',
  notes: 'softOnInk',
  rule: 'ink3',
  tick: 'successOnInk',
} as const;

const factories = [
  {
    name: 'Factory A',
    place: 'Ningbo',
    pieces: '1,000 pieces',
    days: '45 days',
    y: 44,
    isLicensed: true,
    card: plain,
  },
  {
    name: 'Factory B',
    place: 'Shenzhen',
    pieces: '300 pieces',
    days: '25 days',
    y: 22,
    isLicensed: true,
    card: chosen,
  },
  {
    name: 'Factory C',
    place: 'Yiwu',
    pieces: '500 pieces',
    days: '20 days',
    y: 44,
    isLicensed: false,
    card: plain,
  },
] as const;
