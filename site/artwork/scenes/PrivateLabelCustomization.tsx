import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/** A box with your own label and its finish. A hero also shows the sample's approval above. */
export function PrivateLabelCustomization() {
  return (
    <>
      <Field of="sourcing" />
      <Panel x={28} y={-58} width={316} height={54} radius={12} />
      <Disc x={58} y={-31} radius={15} fill="accent" />
      <Line points="50,-27 57,-33 61,-30 67,-37" tone="white" width={3} />
      <SceneText x={86} y={-36} size={13} family="bold">
        Second sample
      </SceneText>
      <SceneText x={86} y={-17} size={11} tone="soft">
        Logo, colours and box
      </SceneText>
      <Pill
        x={234}
        y={-43}
        width={96}
        height={24}
        label="Approved"
        fill="sourcingField"
        size={12}
      />
      <Shape d="M28 84l92-40 100 26-92 42z" fill="seoPale" />
      <Shape d="M28 84l100 28v116L28 196z" fill="seoField" />
      <Shape d="M128 112l92-42v114l-92 44z" fill="accentLight" />
      <Shape d="M66 67.5l100 27v30l18-8.2v-30l-102-26.8z" fill="paper" />
      <Shape d="M40 118l74 21v58L40 174z" fill="white" />
      <g transform="matrix(1 .284 0 1 40 118)">
        <SceneText x={11} y={20} size={15} family="display">
          Your
        </SceneText>
        <SceneText x={11} y={35} size={15} family="display">
          brand
        </SceneText>
        <Line points="11,50 26,46 34,48 58,38" tone="accent" width={3} />
      </g>
      <Shape d="M150 190v-22m8 18v-22m8 18v-22m5 20v-22m9 18v-22" width={3} />
      <Panel x={232} y={36} width={112} height={264} radius={12} />
      <SceneText x={246} y={60} size={13} family="bold">
        Your label
      </SceneText>
      <Rule x={232} y={72} width={112} />
      <Disc x={256} y={93} radius={8} fill="accent" />
      <Disc x={278} y={93} radius={8} fill="copyField" />
      <Disc x={300} y={93} radius={8} fill="sourcingField" />
      <Disc x={322} y={93} radius={8} fill="ink" />
      {options.map((option, row) => (
        <g key={option}>
          <Tick x={246} y={130 + row * 26} />
          <SceneText x={265} y={130 + row * 26}>
            {option}
          </SceneText>
        </g>
      ))}
      <SceneText x={246} y={222} size={11} tone="soft">
        From 300 boxes
      </SceneText>
    </>
  );
}

const options = ['Matt finish', 'Your insert', 'Barcode'];
