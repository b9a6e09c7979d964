import { Bar } from '../parts/Bar.tsx';
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
        <Panel x={30} y={-29} width={38} height={34} radius={5} />
        <Shape d="M49-12c-9 0-6-8 0-14c6 6 9 14 0 14z" fill="accent" />
        <Shape d="M37-6h24M14 0v-17h16M68-17h16V0" />
        {pages.map(({ page, icon, isChosen }, index) => (
          <g key={page} transform={`translate(${4 + index * 6} ${index * 32})`}>
            <Panel x={0} y={0} width={92} height={120} radius={6} />
            <Shape d={icon} fill="seoField" />
            <SceneText x={29} y={20} size={12} family="bold">
              {page}
            </SceneText>
            {isChosen && <Shape d="M76-2h11v24l-5.5-5-5.5 5z" fill="accent" />}
          </g>
        ))}
      </StepField>
      <StepField column={1} fill="seoField">
        <Shape d="M12 0c0-21 24-21 24 0z" fill="copy" />
        <Head x={24} y={-20} hair="ink" />
        <Shape
          d="M12 0h82a8 8 0 0 1 8 8v9a8 8 0 0 1-8 8H28l-9 8v-8h-7a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z"
          fill="ink"
        />
        <SceneText x={13} y={17} size={12} tone="white">
          Boiler bangs?
        </SceneText>
        <Panel x={10} y={41} width={98} height={80} radius={7} />
        <SceneText x={20} y={59} size={12}>
          Bleed it. Try
        </SceneText>
        <Bar x={16} y={66} width={64} height={21} radius={4} fill="accent" />
        <SceneText x={20} y={81} size={12} family="bold">
          our guide
        </SceneText>
        <StepPencil x={85} y={92} />
      </StepField>
      <StepField column={2} fill="seoField">
        <Panel x={2} y={-26} width={108} height={140} radius={6} />
        <Shape d="M2-2v-18q0-6 6-6h96q6 0 6 6v18z" fill="ink" />
        <SceneText x={11} y={-9} size={13} family="bold" tone="white">
          Link sheet
        </SceneText>
        <Bar x={3} y={-1} width={106} height={31} radius={0} fill="accent" />
        {links.map(([link, kind], index) => (
          <g key={link} transform={`translate(0 ${12.5 + index * 32})`}>
            <Tick x={10} y={5} tone={index === 0 ? 'ink' : 'sourcing'} />
            <SceneText x={28} y={0} size={11} family={index === 0 ? 'bold' : 'text'}>
              {link}
            </SceneText>
            <SceneText x={28} y={13} size={11} tone={index === 0 ? 'ink' : 'soft'}>
              {kind}
            </SceneText>
            {index < 2 && <Rule x={2} y={18.5} width={108} />}
          </g>
        ))}
        <Shape d="M93 11v15l4-4 3 6 4-1.5-3-6h5z" fill="white" />
      </StepField>
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

const links = [
  ['diy.example', 'nofollow'],
  ['trade.example', 'followed'],
  ['leeds.example', 'nofollow'],
] as const;
