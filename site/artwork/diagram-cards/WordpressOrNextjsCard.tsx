import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A signpost to three builds, with the kind of customer each one suits. */
export function WordpressOrNextjsCard() {
  return (
    <>
      <Field of="web" />
      <Shape d="M-10 222C70 186 150 222 220 206S330 184 370 200V250H-10z" fill="webLight" />
      <Panel x={172} y={10} width={18} height={260} radius={9} fill="white" />
      {boards.map(({ name, reason, isLeft, fill, tone }, index) => (
        <g key={name} transform={`translate(${isLeft ? 18 : 78} ${24 + index * 66})`}>
          <Shape d={isLeft ? toLeft : toRight} fill={fill} />
          <SceneText x={isLeft ? 48 : 22} y={29} size={26} family="display" tone={tone}>
            {name}
          </SceneText>
          <SceneText x={isLeft ? 48 : 22} y={48} size={13} tone={tone}>
            {reason}
          </SceneText>
        </g>
      ))}
    </>
  );
}

const toRight = 'M12 0H230q5 0 8 4l24 25-24 25q-3 4-8 4H12q-12 0-12-12V12q0-12 12-12z';
const toLeft = 'M250 0H32q-5 0-8 4L0 29 24 54q3 4 8 4H250q12 0 12-12V12q0-12-12-12z';

const boards = [
  {
    name: 'WordPress',
    reason: 'staff edit it every week',
    isLeft: false,
    fill: 'white',
    tone: 'ink',
  },
  {
    name: 'React',
    reason: 'people work behind a login',
    isLeft: true,
    fill: 'ink',
    tone: 'white',
  },
  {
    name: 'Next.js',
    reason: 'fast, findable and custom',
    isLeft: false,
    fill: 'web',
    tone: 'white',
  },
] as const;
