import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A log of requests. One of them, an order, arrives in three systems at once. */
export function ArrivedOrder() {
  return (
    <>
      <Panel x={8} y={14} width={214} height={330} fill="ink" />
      <Bar x={16} y={130} width={198} height={34} radius={8} fill="accent" />
      {log.map(([path, time], index) => (
        <g key={path} transform={`translate(0 ${44 + index * 36})`}>
          <SceneText x={28} y={1} size={14} family="mono" tone={index === 3 ? 'ink' : 'webLight'}>
            {path}
          </SceneText>
          <SceneText
            x={202}
            y={1}
            size={14}
            family="mono"
            tone={index === 3 ? 'ink' : 'white'}
            anchor="end"
          >
            {time}
          </SceneText>
        </g>
      ))}
      <Shape
        d="M214 147c40 0 26-70 58-70M214 147h58M214 147c40 0 26 70 58 70"
        line="accent"
        width={4}
      />
      {systems.map(([name, what, icon, fill], index) => (
        <g key={name} transform={`translate(0 ${46 + index * 70})`}>
          <Panel x={272} y={0} width={140} height={62} radius={10} />
          <Disc x={272} y={31} radius={6} fill="accent" />
          <Shape d={icon} fill={fill} transform="translate(288 18)" />
          <SceneText x={324} y={27} size={13} family="bold">
            {name}
          </SceneText>
          <SceneText x={324} y={46} size={12} family="bold" tone="success">
            {what}
          </SceneText>
        </g>
      ))}
      <Pill x={350} y={6} width={62} height={22} label="Sample" size={12} isOutlined />
    </>
  );
}

const log = [
  ['/stock/31', '12 ms'],
  ['/stock/28', '8 ms'],
  ['/stock/12', '12 ms'],
  ['/orders', '38 ms'],
  ['/stock/38', '12 ms'],
  ['/stock/21', '8 ms'],
] as const;

const systems = [
  ['Shop', 'Paid', 'M0 10l4-10h18l4 10v16h-26zM0 10h26', 'webField'],
  ['Accounts', 'Invoice sent', 'M2 0h22v26h-22zM8 8h10M8 14h10', 'seoField'],
  ['Stockroom', 'Item sent', 'M0 6l13-6 13 6v15l-13 6-13-6zM0 6l13 6 13-6M13 12v15', 'accentLight'],
] as const;
