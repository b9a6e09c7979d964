import { FlowArrow } from '../diagram-parts/FlowArrow.tsx';
import { Words } from '../diagram-parts/Words.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Kettle } from '../parts/Kettle.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A chest of drawers with one drawer per field. The first question goes into the top drawer. */
export function ProductDescriptionStructureCard() {
  return (
    <>
      <Field of="copy" />
      <Kettle x={82} y={94} hasSteam />
      <Panel x={16} y={104} width={328} height={160} radius={0} fill="ink" />
      <Panel x={8} y={94} width={344} height={12} radius={6} />
      <Panel x={22} y={111} width={316} height={38} radius={6} fill="accent" />
      <SceneText x={36} y={137} size={22} family="display">
        Title
      </SceneText>
      <Disc x={180} y={130} radius={5} fill="ink" />
      <SceneText x={324} y={135} size={13} anchor="end">
        75 characters
      </SceneText>
      {drawers.map(({ name, limit }, index) => (
        <g
          key={name}
          transform={`translate(${22 + (index % 2) * 160} ${154 + Math.floor(index / 2) * 42})`}
        >
          <Panel x={0} y={0} width={156} height={37} radius={6} />
          <SceneText x={14} y={16} size={13} family="bold">
            {name}
          </SceneText>
          <SceneText x={14} y={31} size={13}>
            {limit}
          </SceneText>
          <Disc x={138} y={18.5} radius={5} fill="ink" />
        </g>
      ))}
      <FlowArrow points="290,70 290,90" />
      <Shape
        d="M168 14H332a12 12 0 0 1 12 12V58a12 12 0 0 1-12 12H168a12 12 0 0 1-12-12V48l-18-6 18-8V26a12 12 0 0 1 12-12z"
        fill="white"
      />
      <Words x={170} y={38} lines={['Does it work', 'on my hob?']} size={15} family="bold" />
      <SceneText x={328} y={42} size={26} family="display" tone="copyDark" anchor="end">
        21
      </SceneText>
      <SceneText x={328} y={59} size={13} anchor="end">
        of 60
      </SceneText>
    </>
  );
}

const drawers = [
  { name: 'Highlights', limit: '125 characters' },
  { name: 'Five bullets', limit: 'settle doubts' },
  { name: 'Description', limit: '2,000 characters' },
  { name: 'Search terms', limit: '249 bytes' },
];
