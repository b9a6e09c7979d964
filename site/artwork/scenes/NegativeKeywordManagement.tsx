import { Bar } from '../parts/Bar.tsx';
import { Cross } from '../parts/Cross.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Tick } from '../parts/Tick.tsx';

/** A week's search terms. Those that cost money without selling anything are crossed out. */
export function NegativeKeywordManagement() {
  return (
    <>
      <Field of="ppc" />
      <Panel x={20} y={24} width={320} height={376} />
      <SceneText x={38} y={50} family="bold">
        Search term
      </SceneText>
      <SceneText x={214} y={50} family="bold" anchor="end">
        Cost
      </SceneText>
      <SceneText x={276} y={50} family="bold" anchor="end">
        Orders
      </SceneText>
      <Rule x={20} y={62} width={320} />
      {terms.map(({ term, cost, orders, strike }, row) => (
        <g key={term} transform={`translate(0 ${88 + row * 31})`}>
          {strike > 0 && <Bar x={21} y={-18} width={318} height={28} radius={0} fill="ppcPale" />}
          <SceneText x={38} y={0} size={13} tone={strike > 0 ? 'faint' : 'ink'}>
            {term}
          </SceneText>
          <SceneText x={214} y={0} size={13} anchor="end">
            {cost}
          </SceneText>
          <SceneText x={276} y={0} size={13} family="bold" anchor="end">
            {orders}
          </SceneText>
          {strike > 0 && <Line points={`35,-4 ${38 + strike},-5`} tone="copy" width={3} />}
          {strike > 0 ? <Cross x={302} y={0} /> : <Tick x={301} y={0} />}
        </g>
      ))}
      <Panel x={190} y={197} width={158} height={33} radius={10} fill="ink" />
      <SceneText x={206} y={218} family="bold" tone="white">
        £31.20 a week saved
      </SceneText>
    </>
  );
}

const terms = [
  { term: 'steel kettle 1.7 L', cost: '£18.40', orders: '9', strike: 0 },
  { term: 'kettle drum', cost: '£12.10', orders: '0', strike: 76 },
  { term: 'quiet kettle', cost: '£9.75', orders: '6', strike: 0 },
  { term: 'kettlebell 8 kg', cost: '£19.10', orders: '0', strike: 89 },
] as const;
