import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A funnel from broad match through exact match to an order. */
export function KeywordOptimization() {
  return (
    <>
      <Field of="ppc" />
      <Shape d="M24 28h272l-42 50H66z" fill="white" />
      <Shape d="M74 88h172l-36 46H110z" fill="ppcLight" />
      <Shape d="M118 144h84l-24 44h-36z" fill="ink" />
      <SceneText x={160} y={58} size={14} anchor="middle">
        Broad · kettle
      </SceneText>
      <SceneText x={160} y={115} size={11} family="bold" anchor="middle">
        Phrase · steel kettle
      </SceneText>
      <SceneText x={160} y={170} size={13} family="bold" tone="white" anchor="middle">
        Exact
      </SceneText>
      <SceneText x={38} y={112} family="bold" tone="copyDark">
        − free
      </SceneText>
      <SceneText x={38} y={130} family="bold" tone="copyDark">
        − used
      </SceneText>
      <RisingPath points="30,214 86,206 112,212 160,199 214,208 256,172 274,178 322,112" />
      <Panel x={280} y={50} width={66} height={34} radius={10} />
      <SceneText x={313} y={72} size={13} family="bold" anchor="middle">
        Order
      </SceneText>
      <Line points="322,84 322,104" />
      <SceneText x={340} y={222} size={11} anchor="end">
        86 orders a week
      </SceneText>
    </>
  );
}
