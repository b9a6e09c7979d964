import { Bar } from '../parts/Bar.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A signpost to three builds. */
export function WordpressOrNextjsPoster() {
  return (
    <>
      <Field of="web" />
      <Bar x={-2} y={110} width={164} height={12} radius={0} fill="webLight" />
      <Panel x={74} y={5} width={12} height={130} radius={6} />
      <g transform="translate(30 11)">
        <Shape d={toRight} fill="white" />
        <SceneText x={12} y={21} size={18} family="display">
          WordPress
        </SceneText>
      </g>
      <g transform="translate(10 43)">
        <Shape d={toLeft} fill="ink" />
        <SceneText x={24} y={21} size={18} family="display" tone="white">
          React
        </SceneText>
      </g>
      <g transform="translate(30 75)">
        <Shape d={toRight} fill="web" />
        <SceneText x={12} y={21} size={18} family="display" tone="white">
          Next.js
        </SceneText>
      </g>
    </>
  );
}

const toRight = 'M8 0h96q4 0 6 3l10 11-10 11q-2 3-6 3H8q-8 0-8-8V8q0-8 8-8z';
const toLeft = 'M112 0H16q-4 0-6 3L0 14l10 11q2 3 6 3h96q8 0 8-8V8q0-8-8-8z';
