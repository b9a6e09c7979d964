import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A torn-off slip with the enquiry's reference. */
export function ReferenceSlip({ reference }: { reference: string }) {
  return (
    <>
      <Shape
        d="M6 14h132v78l-5.5-7-5.5 7l-5.5-7-5.5 7l-5.5-7-5.5 7l-5.5-7-5.5 7l-5.5-7-5.5 7l-5.5-7-5.5 7l-5.5-7-5.5 7l-5.5-7-5.5 7l-5.5-7-5.5 7l-5.5-7-5.5 7l-5.5-7-5.5 7l-5.5-7-5.5 7Z"
        fill="white"
      />
      <SceneText x={20} y={38} size={11} tone="soft">
        Your reference
      </SceneText>
      <SceneText x={20} y={59} size={13} family="bold">
        {reference}
      </SceneText>
      <Rule x={20} y={71} width={104} tone="rule" />
    </>
  );
}
