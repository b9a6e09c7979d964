import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A letter coming out of its envelope. */
export function ReplyLetter() {
  return (
    <>
      <Shape d="M6 40 80 12l74 28v40H6Z" fill="webLight" />
      <Panel x={18} y={5} width={124} height={60} radius={8} />
      <SceneText x={80} y={30} size={13} family="bold" anchor="middle">
        Re: your enquiry
      </SceneText>
      <Shape d="M6 36l74 30 74-30v42q0 6-6 6H12q-6 0-6-6Z" fill="webField" />
      <Shape d="M8 83l50-26M152 83l-50-26" />
    </>
  );
}
