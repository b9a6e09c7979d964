import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { StepField } from './StepField.tsx';

/** A van with its firm's details, an old phone number put right, and the report of the listings. */
export function LocalSteps() {
  return (
    <>
      <StepField column={0} fill="seoField">
        <Shape d="M14 7h84q7 0 7 7v6q0 7-7 7H61l-5 5-5-5H14q-7 0-7-7v-6q0-7 7-7z" fill="ink" />
        <Shape d="M20 23c-2-4-5-5-5-8a5 5 0 0 1 10 0c0 3-3 4-5 8z" line="white" />
        <SceneText x={31} y={21} size={11} family="bold" tone="white">
          4 Otley Road
        </SceneText>
        <Van />
      </StepField>
      <StepField column={1} fill="seoField">
        <Panel x={6} y={8} width={100} height={57} radius={8} />
        <SceneText x={14} y={23.5} size={11} family="bold">
          Yell
        </SceneText>
        <Tick x={86} y={23.5} />
        <SceneText x={14} y={39} size={11} tone="soft">
          0113 496 0925
        </SceneText>
        <Line points="13,35 89,35" tone="danger" />
        <Bar x={10} y={44} width={92} height={17} radius={4} fill="accent" />
        <SceneText x={14} y={56.5} size={11} family="bold">
          0113 496 0168
        </SceneText>
        <Panel x={6} y={70} width={100} height={20} radius={8} fill="ink" />
        <Shape d="M15 80h9m-4.5-4.5v9" line="white" width={3} />
        <SceneText x={33} y={84} size={11} tone="white">
          Bing Places
        </SceneText>
      </StepField>
      <StepField column={2} fill="seoField">
        <Panel x={8} y={10} width={92} height={110} radius={4} />
        <SceneText x={17} y={28} size={11} family="bold">
          Report
        </SceneText>
        {listings.map((listing, index) => (
          <g key={listing} transform={`translate(17 ${47 + index * 18})`}>
            <Tick x={0} y={0} />
            <SceneText x={17} y={0} size={11} tone="accentText">
              {listing}
            </SceneText>
          </g>
        ))}
        <Disc x={94} y={18} radius={13} fill="accent" />
        <Shape d="M94 11v9m-5-4.5l5 5 5-5M88 24h12" />
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
      <SceneText x={10} y={72.5} size={11}>
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

const listings = ['yell.com/…', 'bing.com/…', '192.com/…'] as const;
