import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { StepField } from './StepField.tsx';

/** A van with its firm's details, an old phone number put right, and the report of the listings. */
export function LocalSteps() {
  return (
    <>
      <StepField column={0} fill="seoField">
        <House />
        <Shape d="M14 11h84q6 0 6 6v8q0 6-6 6H61l-5 5-5-5H14q-6 0-6-6v-8q0-6 6-6z" fill="ink" />
        <Shape d="M20 27c-2-4-5-5-5-8a5 5 0 0 1 10 0c0 3-3 4-5 8z" line="white" />
        <SceneText x={31} y={25} size={11} family="bold" tone="white">
          4 Otley Road
        </SceneText>
        <Van />
      </StepField>
      <StepField column={1} fill="seoField">
        <Panel x={4} y={-24} width={104} height={90} radius={8} />
        <Shape d="M4-4v-12q0-8 8-8h88q8 0 8 8v12z" fill="ink" />
        <Shape d="M15-14h.1m9 0h.1m9 0h.1" line="accentLight" width={6} />
        <SceneText x={14} y={16} size={13} family="display">
          Yell
        </SceneText>
        <Tick x={88} y={16} />
        <SceneText x={14} y={34} size={12} tone="soft">
          0113 496 0925
        </SceneText>
        <Line points="12,30 96,30" tone="danger" />
        <Bar x={8} y={40} width={96} height={22} radius={5} fill="accent" />
        <SceneText x={14} y={55} size={12} family="bold">
          0113 496 0168
        </SceneText>
        <Panel x={4} y={71} width={104} height={21} radius={8} fill="ink" />
        <Shape d="M14 82h8m-4-4v8" line="white" width={3} />
        <SceneText x={33} y={86} size={12} tone="white">
          Bing Places
        </SceneText>
      </StepField>
      <StepField column={2} fill="seoField">
        <Panel
          x={12}
          y={-14}
          width={92}
          height={140}
          radius={4}
          fill="seoPale"
          transform="rotate(6 56 96)"
        />
        <Panel x={6} y={-16} width={96} height={140} radius={4} />
        <SceneText x={15} y={8} size={15} family="display">
          Report
        </SceneText>
        {listings.map((listing, index) => (
          <g key={listing} transform={`translate(14 ${31 + index * 26})`}>
            <Tick x={0} y={0} />
            <SceneText x={16} y={0} size={12} tone="accentText">
              {listing}
            </SceneText>
            <Rule x={-8} y={9} width={96} tone="rule" />
          </g>
        ))}
        <Disc x={92} y={-7} radius={12} fill="accent" />
        <Shape d="M92-14v9m-5-4l5 5 5-5M87 0h10" />
      </StepField>
    </>
  );
}

/** The engineer's van, with the name and the phone number on its side. */
function Van() {
  return (
    <>
      <Shape d="M10 38h71q4 0 6 4l9 16q9 2 9 10v16H4V44q0-6 6-6z" fill="white" />
      <Shape d="M82 45h4l7 12H82z" fill="seoField" />
      <SceneText x={10} y={54} size={11} family="bold">
        Hale Heating
      </SceneText>
      <Bar x={5} y={60} width={83} height={17} radius={0} fill="accent" />
      <SceneText x={10} y={73} size={11}>
        0113 496 0168
      </SceneText>
      {[20, 86].map((x) => (
        <g key={x}>
          <Disc x={x} y={84} radius={7} fill="ink" />
          <Disc x={x} y={84} radius={3} line="none" />
        </g>
      ))}
    </>
  );
}

/** The house behind the van, and the road. */
function House() {
  return (
    <>
      <Shape d="M74-4v-17h12v17z" fill="seoPale" />
      <Shape d="M11 6h90v86H11z" fill="seoPale" />
      <Shape d="M3 8l20-19h66l20 19z" fill="accent" />
      <Shape d="M-12 92h136" />
    </>
  );
}

const listings = ['yell.com/…', 'bing.com/…', '192.com/…'] as const;
