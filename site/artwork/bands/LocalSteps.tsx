import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { Head } from './Head.tsx';
import { StepField } from './StepField.tsx';

/** A van with its firm's details, an old phone number put right, and the report of the listings. */
export function LocalSteps() {
  return (
    <>
      <StepField column={0} fill="seoField">
        <Street />
        <Shape d="M14 7h84q7 0 7 7v6q0 7-7 7H61l-5 5-5-5H14q-7 0-7-7v-6q0-7 7-7z" fill="ink" />
        <Shape d="M20 23c-2-4-5-5-5-8a5 5 0 0 1 10 0c0 3-3 4-5 8z" line="white" />
        <SceneText x={31} y={21} size={11} family="bold" tone="white">
          4 Otley Road
        </SceneText>
        <Van />
      </StepField>
      <StepField column={1} fill="seoField">
        <OtherListings />
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
        <OtherPages />
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

/** The terrace on both sides of the van, and the engineer who takes its photo. */
function Street() {
  return (
    <>
      <Shape d="M-40-22Q36-6 124-22M-40-14Q36 2 124-14" />
      <Shape d="M-98 98V12l28-26 28 26v86zM122 98V8h90v90z" fill="white" />
      <Shape d="M-38 24v74h34V24zM115 8l12-30h90V8z" fill="accentLight" />
      <Shape d="M-46 24l6-28h32l6 28zM-82 98V56h22v42z" fill="ink" />
      <Shape
        d="M-82 22h22v24h-22zm11 0v24M-32 38h22v24h-22zm11 0v24M-32 98V76h22v22M140 20h22v24h-22zm11 0v24M176 20h22v24h-22zm11 0v24"
        fill="seoPale"
      />
      <Shape d="M176 98V56h22v42z" fill="accent" />
      <Shape d="M130 98V66q0-12 12-12h4q12 0 12 12v32z" fill="ink" />
      <Shape d="M134 64l-11 6-2-14" width={7} />
      <Shape d="M117 40h7v14h-7z" fill="white" />
      <Head x={144} y={46} hair="ink" />
    </>
  );
}

/** Listings in other directories, and the pencil that puts them right. */
function OtherListings() {
  return (
    <>
      <Panel x={-100} y={-22} width={90} height={70} radius={8} fill="seoPale" />
      <Panel x={-94} y={56} width={90} height={70} radius={8} />
      <Panel x={118} y={-22} width={90} height={70} radius={8} />
      <Panel x={132} y={56} width={90} height={70} radius={8} />
      <Shape d="M-98 6l82 12M-62-15l10 56" line="white" width={7} />
      <Shape d="M-46 47q4-22-14-22t-40-6v28z" fill="webField" line="none" />
      <Shape d={`M-44 24${pin}M-84 64h24v24h-24z`} fill="accent" />
      <Shape d="M126-14h66v12h-66zM132 72v-8q0-8 8-8h70v16z" fill="ink" />
      <Shape d="M140 84l4 4 7-9" line="sourcing" width={3} />
      <Shape
        d="M-50 68h34M-50 80h22M-50 92h30M126 8h34M126 20h22M160 84h36"
        line="rule"
        width={5}
      />
      <Shape d="M114 53l12-18L216-16l10 16-90 51z" fill="accent" />
      <Shape d="M114 53l12-18 10 16z" fill="white" />
    </>
  );
}

/** The report's other pages, fanned out on both sides. */
function OtherPages() {
  return (
    <>
      <g transform="rotate(-8 -6 120)">
        <Panel x={-74} y={-18} width={68} height={140} radius={4} />
        <Shape d="M-66-10h52v42h-52z" fill="seoPale" />
        <Shape d="M-52 32V10h24v22M-56 10l16-12 16 12z" fill="accent" />
        <Shape d="M-64 44h46M-64 56h36M-64 68h46" line="rule" width={5} />
      </g>
      <g transform="rotate(7 118 120)">
        <Panel x={118} y={-22} width={96} height={140} radius={4} fill="seoPale" />
        <Shape d="M124 8l96 24M150-15l-10 80" line="white" width={7} />
        <Shape d="M119 76q26-30 46-8t56-12v50H119z" fill="webField" line="none" />
        <Shape d={`M146 30${pin}M186 54${pin}M172 14${pin}`} fill="accent" />
      </g>
    </>
  );
}

/** A map pin's outline, from its tip. */
const pin = 'c-3-7-9-10-9-17a9 9 0 0 1 18 0c0 7-6 10-9 17z';

const listings = ['yell.com/…', 'bing.com/…', '192.com/…'] as const;
