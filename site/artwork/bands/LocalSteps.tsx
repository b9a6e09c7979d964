import { Bar } from '../parts/Bar.tsx';
import { Cross } from '../parts/Cross.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/**
 * One street: a shop whose phone number isn't its van's, its listings put right, and their report.
 * Phones show x from 28 to 140, from 196 to 308 and from 364 to 476.
 */
export function LocalSteps() {
  return (
    <>
      <Bar x={0} y={0} width={504} height={110} radius={0} fill="seoField" />
      <Shape d={skyline} fill="seoPale" line="none" />
      <Bar x={0} y={108} width={504} height={20} radius={0} fill="ink" />
      <Shape
        d="M6 119h16m18 0h16m18 0h16m18 0h16m84 0h16m18 0h16m18 0h16m18 0h16m18 0h8"
        line="soft"
      />
      {[14, 322, 350].map((x) => (
        <g key={x} transform={`translate(${x} 107)`}>
          <Line points="0,0 0,-38" width={3} />
          <Disc x={0} y={-42} radius={13} fill="sourcingLight" />
        </g>
      ))}
      <Shop />
      <Van />
      {['Yell', 'Bing'].map((directory, index) => (
        <g key={directory} transform={`translate(${198 + index * 57} 16)`}>
          <Shape d="M26 70v22" width={5} />
          <Panel x={0} y={0} width={52} height={72} radius={5} />
          <Shape d="M0 22V5q0-5 5-5h42q5 0 5 5v17z" fill="ink" />
          <SceneText x={7} y={16} size={15} family="display" tone="white">
            {directory}
          </SceneText>
          <SceneText x={10} y={40} size={13} tone="soft">
            0925
          </SceneText>
          <Rule x={7} y={35.5} width={38} tone="danger" />
          <Bar x={5} y={47} width={42} height={20} radius={4} fill="accent" />
          <SceneText x={10} y={62} size={13} family="bold">
            0168
          </SceneText>
        </g>
      ))}
      <Report />
    </>
  );
}

/** The shop's front, with its name and an old number on the sign. */
function Shop() {
  return (
    <>
      <Panel x={36} y={14} width={96} height={94} radius={0} fill="seoPale" />
      <Shape d="M30 20l10-14h88l10 14z" fill="accent" />
      {[46, 76, 106].map((x) => (
        <Panel key={x} x={x} y={24} width={16} height={14} radius={1} />
      ))}
      <Panel x={30} y={36} width={108} height={22} radius={3} fill="ink" />
      <SceneText x={84} y={52} size={15} family="display" tone="white" anchor="middle">
        Hale Heating
      </SceneText>
      <Panel x={34} y={58} width={100} height={17} radius={0} />
      <SceneText x={38} y={71} size={11} family="bold">
        0113 496 0925
      </SceneText>
      <Cross x={121} y={71} tone="danger" />
      <Panel x={43} y={80} width={52} height={20} radius={1} />
      <Shape d="M69 98c-9 0-7-8 0-15c7 7 9 15 0 15z" fill="accent" />
      <Panel x={102} y={79} width={23} height={29} radius={1} fill="ink" />
      <Disc x={120} y={95} radius={2} fill="accent" line="none" />
    </>
  );
}

/** The shop's van, with its right number. */
function Van() {
  return (
    <>
      <Shape d="M143 111V86q0-4 4-4h27q4 0 6 3l7 10q7 1 7 7v9z" fill="white" />
      <Shape d="M175 86l7 10h-7z" fill="seoField" />
      <Bar x={144} y={90} width={29} height={15} radius={0} fill="accent" />
      <SceneText x={146} y={101.5} size={11} family="bold">
        0168
      </SceneText>
      {[153, 184].map((x) => (
        <Disc key={x} x={x} y={112} radius={5} line="soft" fill="ink" />
      ))}
    </>
  );
}

/** The report of the listings, held in a hand that reaches in from the right. */
function Report() {
  return (
    <>
      <Panel
        x={374}
        y={14}
        width={92}
        height={104}
        radius={4}
        fill="seoPale"
        transform="rotate(5 466 118)"
      />
      <Panel x={370} y={10} width={94} height={110} radius={4} />
      <SceneText x={379} y={32} size={18} family="display">
        Report
      </SceneText>
      {listings.map((listing, index) => (
        <g key={listing} transform={`translate(377 ${56 + index * 24})`}>
          <Tick x={0} y={0} />
          <SceneText x={15} y={0} size={12} tone="accentText">
            {listing}
          </SceneText>
          {index < 2 && <Rule x={0} y={8} width={78} tone="rule" />}
        </g>
      ))}
      <Shape d="M504 86l-24 4v34l24 4z" fill="web" />
      <Shape d="M480 92c-8-4-18-8-26-7s-8 8 0 9l8 2v24q8 4 18 2z" fill="seoField" />
      <Shape d="M463 103h9m-9 9h9" />
    </>
  );
}

const skyline =
  'M0 108V50h30v58zM146 108V62l22-16 22 16v46zM204 108V40h40v68zM256 108V54l30-20 30 20v54zM338 108V44h30v64zM470 108V38h34v70z';

const listings = ['yell.com/…', 'bing.com/…', '192.com/…'] as const;
