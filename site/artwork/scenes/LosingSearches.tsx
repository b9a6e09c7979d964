import { Bar } from '../parts/Bar.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** Searches that showed an ad for dog leads. Those without orders are crossed out and blocked. */
export function LosingSearches() {
  return (
    <>
      <Field of="ppc" />
      <Panel x={18} y={14} width={324} height={220} />
      {searches.map(({ term, orders, strike }, row) => (
        <g key={term} transform={`translate(0 ${37 + row * 31})`}>
          {strike > 0 && <Bar x={19} y={-21} width={322} height={31} radius={0} fill="ppcPale" />}
          <SceneText x={36} y={0} size={14} tone={strike > 0 ? 'faint' : 'ink'}>
            {term}
          </SceneText>
          {strike > 0 ? (
            <>
              <Line points={`32,-4 ${40 + strike},-6`} tone="copy" width={3} />
              <Pill
                x={244}
                y={-18}
                width={82}
                height={26}
                label="Blocked"
                fill="ink"
                tone="white"
                size={13}
              />
            </>
          ) : (
            <SceneText x={326} y={0} size={14} family="bold" anchor="end">
              {orders}
            </SceneText>
          )}
        </g>
      ))}
    </>
  );
}

const searches = [
  { term: 'dog lead 3 m', orders: '8 orders', strike: 0 },
  { term: 'lead guitar', orders: '', strike: 72 },
  { term: 'puppy lead', orders: '5 orders', strike: 0 },
  { term: 'lead pipe', orders: '', strike: 60 },
] as const;
