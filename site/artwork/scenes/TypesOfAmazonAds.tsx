import { Bar } from '../parts/Bar.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** The three ad positions on a results page. */
export function TypesOfAmazonAds() {
  return (
    <>
      <Field of="ppc" />
      <Panel x={20} y={20} width={320} height={400} />
      <Panel x={34} y={32} width={200} height={26} radius={13} fill="paper" />
      <SceneText x={50} y={49}>
        backpack
      </SceneText>
      <Shape d="M214 44a4 4 0 1 1 8 0a4 4 0 1 1-8 0m7 3l4 4" />
      <Panel x={34} y={68} width={200} height={54} radius={10} fill="ppcField" />
      <Panel x={44} y={78} width={34} height={34} radius={8} />
      <Shape d="M52 104v-10c0-6 4-8 9-8s9 2 9 8v10zM56 86c1-4 9-4 10 0" fill="ppc" />
      <Bar x={88} y={101} width={48} fill="ppcLight" />
      <SceneText x={88} y={93} size={12} family="bold">
        Your brand
      </SceneText>
      {[34, 104, 174].map((x, index) => (
        <g key={x}>
          <Panel
            x={x}
            y={132}
            width={60}
            height={120}
            radius={10}
            fill={index === 0 ? 'seoField' : 'white'}
          />
          <Shape
            d={`M${x + 16} 184v-20c0-11 6-14 14-14s14 3 14 14v20zM${x + 23} 150c2-6 12-6 14 0`}
            fill={index === 0 ? 'accent' : 'paper2'}
          />
          <Bar x={x + 10} y={196} width={40} />
          <Bar x={x + 10} y={208} width={26} />
        </g>
      ))}
      <Panel x={246} y={32} width={80} height={220} radius={10} fill="webField" />
      <Shape d="M264 150v-30c0-16 8-20 22-20s22 4 22 20v30zM274 100c3-10 21-10 24 0" fill="web" />
      <Bar x={258} y={162} width={56} fill="white" />
      <Bar x={258} y={174} width={38} fill="white" />
      <Pill
        x={164}
        y={83}
        width={60}
        height={24}
        label="Brands"
        fill="ink"
        tone="white"
        size={11}
      />
      <Pill
        x={28}
        y={202}
        width={72}
        height={24}
        label="Products"
        fill="ink"
        tone="white"
        size={11}
      />
      <Pill
        x={252}
        y={200}
        width={68}
        height={24}
        label="Display"
        fill="ink"
        tone="white"
        size={11}
      />
    </>
  );
}
