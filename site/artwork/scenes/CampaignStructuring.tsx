import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** A campaign, its ad groups and their keywords as a tree. */
export function CampaignStructuring() {
  return (
    <>
      <Field of="ppc" />
      <Line points="70,92 70,78 180,78 180,60" />
      <Line points="290,92 290,78 180,78" />
      <Line points="180,60 180,92" tone="accent" width={4} />
      <Panel x={104} y={18} width={152} height={46} radius={12} fill="ink" />
      <SceneText x={118} y={38} size={13} family="bold" tone="white">
        Campaign: kettles
      </SceneText>
      <SceneText x={118} y={54} size={11} tone="softOnInk">
        £40 a day
      </SceneText>
      {groups.map(([name, ...keywords], column) => (
        <g key={name} transform={`translate(${18 + column * 110} 0)`}>
          <Line points="14,116 14,206" />
          <Panel
            x={0}
            y={92}
            width={104}
            height={32}
            radius={10}
            fill={column === 1 ? 'accent' : 'white'}
          />
          <SceneText x={52} y={112.5} family="bold" anchor="middle">
            {name}
          </SceneText>
          {keywords.map((keyword, row) => (
            <g key={keyword} transform={`translate(0 ${134 + row * 30})`}>
              <Line points="14,12 22,12" />
              <Pill
                x={22}
                y={0}
                width={82}
                height={24}
                label={keyword}
                fill={column === 1 ? 'white' : 'ppcPale'}
                size={11}
                family="text"
                isOutlined
              />
            </g>
          ))}
        </g>
      ))}
    </>
  );
}

const groups = [
  ['Glass', 'glass kettle', 'blue light', 'see inside'],
  ['Steel', 'steel kettle', 'kettle 1.7 L', 'fast boil'],
  ['Travel', 'mini kettle', 'dual voltage', 'folds flat'],
] as const;
