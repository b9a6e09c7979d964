import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { StepDone } from './StepDone.tsx';

/** The smallest of orders: one page, asked for, quoted and delivered. The client judges it. */
export function SmallOrder() {
  return (
    <>
      <Panel x={172} y={38} width={240} height={400} />
      <Shape
        d="M173 180V52a13 13 0 0 1 13-13H398a13 13 0 0 1 13 13V180z"
        fill="sourcingField"
        line="none"
      />
      <SceneText x={206} y={78} size={22} family="display">
        Tulips,
      </SceneText>
      <SceneText x={206} y={104} size={22} family="display">
        cut today
      </SceneText>
      <Pill
        x={206}
        y={124}
        width={112}
        height={32}
        label="See bunches"
        size={14}
        fill="accent"
        isOutlined
      />
      <Shape d="M347 180l-6-76M363 180v-90M379 180l8-72" line="success" width={4} />
      <Shape
        d="M347 180c-14-6-22-20-22-36c14 6 22 18 22 36zM379 180c2-18 10-28 20-32c2 16-6 28-20 32z"
        fill="sourcing"
      />
      {tulips.map((place) => (
        <Shape key={place} d={tulip} fill="copy" transform={place} />
      ))}
      <Shape d="M172 180H412" />
      <SampleTag x={350} y={8} />
      <SceneText x={212} y={211} size={15} family="bold">
        How did we do?
      </SceneText>
      {stars.map((x) => (
        <Shape key={x} d={star} fill="seoPale" transform={`translate(${x} 239)`} />
      ))}
      <Shape d={slip} fill="white" />
      <SceneText x={26} y={50} size={18} family="display">
        Your order
      </SceneText>
      <SceneText x={26} y={74} size={14}>
        Copy for one page
      </SceneText>
      <Rule x={26} y={88} width={146} />
      <Line points="37,116 37,216" tone="sourcing" width={3} />
      {steps.map(([step, day], index) => (
        <g key={step} transform={`translate(0 ${116 + index * 50})`}>
          <StepDone x={37} y={0} />
          <SceneText x={58} y={-2} size={14} family="bold">
            {step}
          </SceneText>
          <SceneText x={58} y={16} size={13} tone="soft">
            {day}
          </SceneText>
        </g>
      ))}
      <Shape d="M144 212h54m-8-8l8 8-8 8" line="accent" width={4} />
    </>
  );
}

const steps = [
  ['Enquiry', '3 June'],
  ['Quote', '4 June'],
  ['Delivered', '12 June'],
] as const;
const stars = [226, 260, 294, 328, 362];
const tulips = [
  'translate(341 104) rotate(-10)',
  'translate(363 90)',
  'translate(387 108) rotate(12)',
];
const tulip = 'M0 0c-13 0-16-14-13-28l7 7 6-11 6 11 7-7c3 14 0 28-13 28z';
const star = 'M0-13l3.5 8.1 8.9.9-6.7 5.9 1.9 8.6-7.6-4.5-7.6 4.5 1.9-8.6-6.7-5.9 8.9-.9z';
const slip =
  'M8 300V16l12 8 12-8 12 8 12-8 12 8 12-8 12 8 12-8 12 8 12-8 12 8 12-8 12 8 12-8 12 8V300z';
