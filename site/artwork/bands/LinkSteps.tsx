import { Bar } from '../parts/Bar.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { StepField } from './StepField.tsx';
import { StepPencil } from './StepPencil.tsx';

/** Two marked pages of a heating engineer's site, an answer in a forum, and the list of links. */
export function LinkSteps() {
  return (
    <>
      <StepField column={0} fill="seoField">
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
        <Panel x={6} y={8} width={120} height={110} radius={6} />
        <Shape d="M6 28V14q0-6 6-6h106v20z" fill="ink" />
        <SceneText x={14} y={22} size={11} family="bold" tone="white">
          Link sheet
        </SceneText>
        <Bar x={7} y={29} width={110} height={22} radius={0} fill="accent" />
        {links.map((link, index) => (
          <g key={link} transform={`translate(0 ${44 + index * 22})`}>
            <Tick x={13} y={0} tone={index === 0 ? 'ink' : 'sourcing'} />
            <SceneText x={29} y={0} size={11} family={index === 0 ? 'bold' : 'text'}>
              {link}
            </SceneText>
            {index < 2 && <Rule x={6} y={7} width={110} />}
          </g>
        ))}
        <Shape d="M97 33v16l4-4 3 7 4-2-3-6 5-1z" fill="white" />
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

const links = ['diy.example', 'trade.example', 'leeds.example'];
