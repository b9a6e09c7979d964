import { Bar } from '../parts/Bar.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Tick } from '../parts/Tick.tsx';
import { Window } from '../parts/Window.tsx';

/** A finished website with the list of what was handed over. */
export function FinishedSite() {
  return (
    <>
      <Window x={8} y={10} width={320} height={300} address="yourbusiness.co.uk" />
      <Pill x={252} y={28} width={54} label="Sample" size={11} />
      <SceneText x={28} y={94} size={26} family="display">
        Shoes resoled
      </SceneText>
      <SceneText x={28} y={123} size={26} family="display">
        in a week
      </SceneText>
      <Bar x={28} y={138} width={170} />
      <Bar x={28} y={152} width={132} />
      <Pill
        x={28}
        y={172}
        width={130}
        height={34}
        label="Book a repair"
        fill="accent"
        size={13}
        isOutlined
      />
      {prices.map(([repair, price], index) => (
        <g key={repair} transform={`translate(${28 + index * 96} 218)`}>
          <Panel x={0} y={0} width={86} height={80} radius={10} fill="webField" />
          <SceneText x={12} y={18} size={11}>
            {repair}
          </SceneText>
          <SceneText x={12} y={38} size={15} family="display">
            {price}
          </SceneText>
        </g>
      ))}
      <Panel x={268} y={72} width={144} height={124} fill="ink" />
      <SceneText x={284} y={98} size={14} family="bold" tone="white">
        Handed over
      </SceneText>
      {['Code', 'Domain', 'Logins'].map((item, index) => (
        <g key={item} transform={`translate(284 ${125 + index * 25})`}>
          <Tick x={0} y={0} tone="accent" />
          <SceneText x={22} size={13} tone="white">
            {item}
          </SceneText>
        </g>
      ))}
    </>
  );
}

const prices = [
  ['Heels', '£18'],
  ['Soles', '£42'],
  ['Stitching', '£12'],
] as const;
