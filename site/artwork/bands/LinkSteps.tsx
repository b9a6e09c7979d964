import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { Head } from './Head.tsx';
import { StepField } from './StepField.tsx';
import { StepPencil } from './StepPencil.tsx';

/** Two marked pages of a heating engineer's site, an answer in a forum, and the list of links. */
export function LinkSteps() {
  return (
    <>
      <StepField column={0} fill="seoField">
        <Radiator />
        {pages.map(({ page, icon, isChosen }, index) => (
          <g key={page} transform={`translate(${6 + index * 7} ${9 + index * 28})`}>
            <Panel x={0} y={0} width={86} height={110} radius={6} />
            <Shape d={icon} fill="seoField" />
            <SceneText x={27} y={18} size={11} family="bold">
              {page}
            </SceneText>
            {isChosen && <Shape d="M71-3h10v23l-5-5-5 5z" fill="accent" />}
          </g>
        ))}
      </StepField>
      <StepField column={1} fill="seoField">
        <Thread />
        <Shape
          d="M14 8h74a7 7 0 0 1 7 7v9a7 7 0 0 1-7 7H28l-9 8v-8h-5a7 7 0 0 1-7-7v-9a7 7 0 0 1 7-7z"
          fill="ink"
        />
        <SceneText x={16} y={23.5} size={11} tone="white">
          Boiler bangs?
        </SceneText>
        <Panel x={12} y={44} width={92} height={80} radius={7} />
        <SceneText x={22} y={62} size={11}>
          Bleed it. Try
        </SceneText>
        <Bar x={18} y={69} width={60} height={18} radius={4} fill="accent" />
        <SceneText x={22} y={82} size={11} family="bold">
          our guide
        </SceneText>
        <StepPencil x={82} y={88} />
      </StepField>
      <StepField column={2} fill="seoField">
        <LinkingPages />
        <Panel x={6} y={8} width={220} height={110} radius={6} />
        <Shape d="M6 28V14q0-6 6-6h206v20z" fill="ink" />
        <SceneText x={14} y={22} size={11} family="bold" tone="white">
          Link sheet
        </SceneText>
        <Bar x={7} y={29} width={210} height={22} radius={0} fill="accent" />
        {links.map((link, index) => (
          <g key={link} transform={`translate(0 ${44 + index * 22})`}>
            <Tick x={13} y={0} tone={index === 0 ? 'ink' : 'sourcing'} />
            <SceneText x={29} y={0} size={11} family={index === 0 ? 'bold' : 'text'}>
              {link}
            </SceneText>
            <SceneText x={144} y={0} size={11}>
              {index === 1 ? 'followed' : 'nofollow'}
            </SceneText>
            {index < 2 && <Rule x={6} y={7} width={210} />}
          </g>
        ))}
        <Line points="132,29 132,98" />
        <Shape d="M97 33v16l4-4 3 7 4-2-3-6 5-1z" fill="white" />
      </StepField>
    </>
  );
}

/** The engineer's boiler and radiator, and the sites that link to the pages already. */
function Radiator() {
  return (
    <>
      <Shape d="M-60 20v20h-20v60M-40 20v24" line="accent" width={4} />
      <Panel x={-80} y={-26} width={56} height={48} radius={6} />
      <Disc x={-52} y={-6} radius={9} fill="seoField" />
      <Shape d="M-52-6l4-5M-68 14h32" />
      <Panel x={-70} y={46} width={62} height={44} radius={5} />
      <Shape d="M-60 52v32M-50 52v32M-40 52v32M-30 52v32M-18 52v32M-58 90v8M-20 90v8" />
      {[-20, 44].map((y) => (
        <g key={y}>
          <Panel x={142} y={y} width={80} height={52} radius={6} />
          <Shape d={`M152 ${y + 12}h30m-30 28h36`} line="rule" width={4} />
          <Shape d={`M152 ${y + 26}h40`} line="accent" width={4} />
        </g>
      ))}
      <Shape d="M142 6h-14v64h14M128 32h-10m5-5l-5 5 5 5" />
    </>
  );
}

/** The forum's thread, and other wordings of the link. */
function Thread() {
  return (
    <>
      <Panel x={-110} y={-18} width={98} height={60} radius={7} />
      <Panel x={-110} y={54} width={98} height={60} radius={7} />
      <Head x={-76} y={2} hair="ink" />
      <Head x={-76} y={74} hair="seoDark" />
      <Shape d="M-58 0h34M-84 20h60M-84 30h40M-58 72h34M-84 90h60" line="rule" width={4} />
      {(['this page', 'our advice'] as const).map((words, index) => (
        <g key={words} transform={`translate(${116 + index * 4} ${index * 66 - 22})`}>
          <Panel x={0} y={0} width={100} height={56} radius={7} />
          <Shape d="M9 9h10v10H9z" fill="accentLight" />
          <Shape d="M28 14h40M28 44h30" line="rule" width={4} />
          <SceneText x={26} y={33} size={11} family="bold" tone="accentText">
            {words}
          </SceneText>
        </g>
      ))}
    </>
  );
}

/** The pages that carry the links, beside their rows. */
function LinkingPages() {
  return (
    <>
      <Panel x={126} y={-14} width={94} height={40} radius={6} fill="seoPale" />
      <Shape d="M138-3h44" line="accentLight" width={4} />
      {[-16, 52].map((y, index) => (
        <g key={y}>
          <Panel x={-84 - index * 20} y={y} width={66 + index * 20} height={58} radius={6} />
          <Shape d={`M-74 ${y + 14}h40m-40 10h30m-30 22h36`} line="rule" width={4} />
          <Shape d={`M-74 ${y + 35}h70m-5-5l5 5-5 5`} line="accent" width={4} />
        </g>
      ))}
    </>
  );
}

const pages = [
  { page: 'Home', icon: 'M9 12l6-6 6 6v8H9z', isChosen: true },
  {
    page: 'Boilers',
    icon: 'M15 5c1 4 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4c1 2 3-1 3-6z',
    isChosen: true,
  },
  { page: 'About', icon: 'M12 9a3 3 0 1 1 6 0a3 3 0 1 1-6 0M9 21c0-8 12-8 12 0z', isChosen: false },
];

const links = ['diy.example', 'trade.example', 'leeds.example'];
