import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A letter coming out of its envelope. */
export function ReplyLetter() {
  return (
    <>
      <Shape d="M14 52 72 18l58 34v48H14Z" fill="webLight" />
      <Panel x={26} y={10} width={92} height={76} radius={6} />
      <SceneText x={36} y={30} size={12} family="bold">
        Re: your
      </SceneText>
      <SceneText x={36} y={45} size={12} family="bold">
        enquiry
      </SceneText>
      <Rule x={36} y={56} width={72} tone="rule" />
      <Shape d="M14 52l58 32 58-32v44q0 6-6 6H20q-6 0-6-6Z" fill="webField" />
      <Shape d="M16 101l42-25M128 101 86 76" />
    </>
  );
}
