import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/** Boxes leave the factory for a lorry. A hero also shows the steps of the order above them. */
export function QuoteToDelivery() {
  return (
    <>
      <Field of="sourcing" />
      <Shape d="M-400 210H800V700H-400Z" fill="sourcingLight" line="none" />
      <Line points="-400,210 800,210" tone="sourcingDark" />
      <Shape d="M-60 230h44m36 0h44m36 0h44m36 0h44m36 0h44m36 0h44" line="white" width={4} />
      <Shape d="M104 210V46h22v164z" fill="sourcing" />
      <Shape d="M14 210V112l32-24v24l32-24v24l32-24v122z" fill="white" />
      <Shape d="M28 140h16m12 0h16m12 0h16M28 166h16m12 0h16m12 0h16" width={8} />
      <Line points="146,188 146,210" width={4} />
      <Line points="216,188 216,210" width={4} />
      <Panel x={110} y={178} width={124} height={12} radius={6} fill="ink" />
      <Panel x={142} y={154} width={28} height={24} radius={2} fill="accent" />
      <Line points="156,154 156,164" />
      <Panel x={188} y={154} width={28} height={24} radius={2} fill="seoField" />
      <Line points="202,154 202,164" />
      <Panel x={238} y={134} width={68} height={56} radius={3} fill="accent" />
      <SceneText x={272} y={167} size={14} family="bold" anchor="middle">
        Lot 14
      </SceneText>
      <Shape d="M308 190v-40h24l18 20v20z" fill="white" />
      <Line points="318,170 346,170" />
      <Shape d="M234 190h120v10H234z" fill="ink" />
      <Disc x={256} y={202} radius={10} />
      <Disc x={284} y={202} radius={10} />
      <Disc x={334} y={202} radius={10} />
      <Panel x={150} y={-54} width={190} height={156} radius={10} />
      <SceneText x={166} y={-28} size={15} family="display">
        Order 14
      </SceneText>
      {steps.map((step, index) => (
        <g key={step} transform={`translate(0 ${-2 + index * 24})`}>
          <Tick x={166} y={0} />
          <SceneText x={186} y={0}>
            {step}
          </SceneText>
        </g>
      ))}
      <Pill x={166} y={64} width={158} height={26} label="On its way" size={12} fill="seoField" />
    </>
  );
}

const steps = ['Quote accepted', 'Sample approved', '80 pieces inspected'];
