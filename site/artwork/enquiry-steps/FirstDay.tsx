import { CheckBox } from '../parts/CheckBox.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** The calendar page for the first day of work. */
export function FirstDay() {
  return (
    <>
      <Panel x={20} y={14} width={104} height={90} radius={10} />
      <Shape d="M20 38V24q0-10 10-10h84q10 0 10 10v14Z" fill="accent" />
      <Shape d="M46 7v14M98 7v14" width={4} />
      <SceneText x={72} y={66} size={22} family="display" anchor="middle">
        Day 1
      </SceneText>
      <CheckBox x={34} y={79} />
      <SceneText x={56} y={92} size={11}>
        Accepted
      </SceneText>
    </>
  );
}
