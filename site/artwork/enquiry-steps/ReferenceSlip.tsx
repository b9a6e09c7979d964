import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A torn-off slip with the enquiry's reference. */
export function ReferenceSlip({ reference }: { reference: string }) {
  return (
    <>
      <Shape d={`M4 8h152v68${'l-4.75 6-4.75-6'.repeat(16)}Z`} fill="white" />
      <SceneText x={16} y={33} size={13} tone="soft">
        Your reference
      </SceneText>
      <SceneText x={16} y={58} size={15} family="bold">
        {reference}
      </SceneText>
    </>
  );
}
