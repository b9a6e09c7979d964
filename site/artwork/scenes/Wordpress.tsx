import { Bar } from '../parts/Bar.tsx';
import { Bread } from '../parts/Bread.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { palette } from '../parts/palette.ts';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A block editor with a list of blocks, a selected picture and a theme picker. */
export function Wordpress() {
  return (
    <>
      <Field of="web" />
      <Panel x={20} y={22} width={320} height={278} />
      <Shape d="M21 63h99v240H21z" fill="paper2" line="none" />
      <SceneText x={36} y={49} size={14} family="bold">
        Edit page
      </SceneText>
      <Pill
        x={250}
        y={31}
        width={76}
        height={24}
        label="Publish"
        fill="accent"
        size={12}
        isOutlined
      />
      <Rule x={20} y={63} width={320} />
      <Line points="120,63 120,300" />
      {blocks.map(([label, icon], index) => (
        <g
          key={label}
          transform={`translate(${30 + (index % 2) * 43} ${76 + Math.floor(index / 2) * 54})`}
        >
          <Panel x={0} y={0} width={37} height={46} radius={8} />
          <Shape d={icon} />
          <SceneText x={18.5} y={39} size={10} anchor="middle">
            {label}
          </SceneText>
        </g>
      ))}
      <SceneText x={138} y={92} size={18} family="display">
        Fresh from six.
      </SceneText>
      <Bar x={138} y={101} width={150} />
      <Shape d="M138 116h186v80h-186z" fill="sourcingField" line="web" width={3} />
      <Shape d="M140 178h182v16h-182z" fill="paper2" line="none" />
      <Bread kind="sourdough" x={184} y={188} scale={0.52} />
      <Shape d="M134 112h8v8h-8zM320 112h8v8h-8zM134 192h8v8h-8z" fill="white" line="web" />
      <Panel x={230} y={142} width={118} height={84} radius={12} fill="ink" />
      <SceneText x={243} y={162} family="bold" tone="white">
        Theme
      </SceneText>
      {themes.map((theme, index) => (
        <g key={theme.fill} transform={`translate(${243 + index * 32} 170)`}>
          <rect
            width="27"
            height="44"
            rx="6"
            fill={palette[theme.fill]}
            stroke={palette[theme.line]}
            strokeWidth="3"
          />
          <Bar x={5} y={7} width={17} height={10} radius={3} fill={theme.ink} />
          <Bar x={5} y={23} width={11} height={4} fill={theme.ink} />
        </g>
      ))}
    </>
  );
}

const blocks = [
  ['Text', 'M11 10h15M18.5 10v14'],
  ['Photo', 'M8 9h21v15H8zM8 21l7-6 5 5 4-3 5 4'],
  ['Quote', 'M10 11h6v6c0 4-2 6-5 7M21 11h6v6c0 4-2 6-5 7'],
  ['Map', 'M18.5 25c-9-9-6-16 0-16s9 7 0 16z'],
  ['List', 'M10 10h0m0 7h0m0 7h0M15 10h13m-13 7h13m-13 7h9'],
  ['Form', 'M8 9h21v6H8zM8 20h12v5H8z'],
] as const;

const themes = [
  { fill: 'copyField', ink: 'copy', line: 'ink3' },
  { fill: 'paper', ink: 'accent', line: 'accent' },
  { fill: 'webField', ink: 'web', line: 'ink3' },
] as const;
