import { CheckBox } from '../parts/CheckBox.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** The calendar page for the first day of work. */
export function FirstDay() {
  return (
    <>
      <Panel x={18} y={8} width={124} height={77} radius={10} />
      <Shape d="M18 27v-9q0-10 10-10h104q10 0 10 10v9Z" fill="accent" />
      <Shape d="M50 3v12M110 3v12" width={4} />
      <SceneText x={80} y={52} size={22} family="display" anchor="middle">
        Day 1
      </SceneText>
      <CheckBox x={37} y={62} />
      <SceneText x={60} y={75} size={13}>
        Accepted
      </SceneText>
    </>
  );
}
