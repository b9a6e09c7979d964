import { Bar } from '../parts/Bar.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A tear-off coupon and a deal that customers are claiming. */
export function DealsCouponsManagement() {
  return (
    <>
      <Field of="ppc" />
      <Shape
        d="M36 24h200a10 10 0 0 0 20 0h68a12 12 0 0 1 12 12v80a12 12 0 0 1-12 12h-68a10 10 0 0 0-20 0H36a12 12 0 0 1-12-12V36a12 12 0 0 1 12-12z"
        fill="accent"
      />
      <Line points="246,43 246,111" isDashed />
      <SceneText x={44} y={58} size={13} family="bold">
        Coupon
      </SceneText>
      <SceneText x={43} y={91} size={26} family="display">
        15% off
      </SceneText>
      <SceneText x={44} y={113}>
        Steel kettle, first 500 orders
      </SceneText>
      <SceneText x={292} y={66} size={13} family="bold" anchor="middle">
        Clip
      </SceneText>
      <Shape d="M279 101a5 5 0 1 1-10 0a5 5 0 1 1 10 0M315 101a5 5 0 1 1-10 0a5 5 0 1 1 10 0M277 97l25-20M307 97l-25-20" />
      <Panel x={24} y={144} width={312} height={156} radius={12} />
      <SceneText x={42} y={170} size={14} family="bold">
        Lightning Deal
      </SceneText>
      <Pill
        x={248}
        y={155}
        width={70}
        height={22}
        label="3 h 12 min"
        fill="ink"
        tone="white"
        size={11}
      />
      <Bar x={42} y={186} width={276} height={16} fill="ppcField" />
      <Bar x={42} y={186} width={172} height={16} fill="ppc" />
      <SceneText x={42} y={222}>
        62% claimed
      </SceneText>
      <SceneText x={318} y={222} anchor="end">
        310 of 500
      </SceneText>
    </>
  );
}
