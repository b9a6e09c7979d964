import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Bicycle } from './Bicycle.tsx';
import { StepField } from './StepField.tsx';

/** A bicycle shop's front, searches sorted into two boxes, and the page for each of them. */
export function SearchSteps() {
  return (
    <>
      <StepField column={0} fill="seoField">
        <Panel x={10} y={20} width={92} height={110} radius={2} />
        <Panel x={16} y={40} width={58} height={46} radius={2} fill="seoPale" />
        <Panel x={80} y={40} width={16} height={80} radius={2} fill="ink" />
        <Bicycle x={45} y={74} />
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <Shape
            key={index}
            d={`M${8 + index * 16} 26h16v14a8 8 0 0 1-16 0z`}
            fill={index % 2 === 0 ? 'accent' : 'white'}
          />
        ))}
        <Panel x={6} y={6} width={100} height={20} radius={4} fill="ink" />
        <SceneText x={56} y={20} size={11} family="bold" tone="white" anchor="middle">
          Bikes & repairs
        </SceneText>
      </StepField>
      <StepField column={1} fill="seoField">
        <Search x={5} y={7} width={66} words="kids’ bike" />
        <Shape d="M22 34v18m-5-5l5 5 5-5" />
        <Search x={36} y={33} width={72} words="fix a chain" isChosen />
        {['Buy', 'Learn'].map((intent, index) => (
          <g key={intent} transform={`translate(${5 + index * 54} 68)`}>
            <Shape d="M0 0l6-8h36l6 8z" fill="white" />
            <Panel x={0} y={0} width={48} height={60} radius={2} fill="ink" />
            <SceneText x={24} y={18} size={11} family="bold" tone="white" anchor="middle">
              {intent}
            </SceneText>
          </g>
        ))}
      </StepField>
      <StepField column={2} fill="seoField">
        <Panel x={6} y={8} width={120} height={110} radius={6} />
        <Shape d="M6 28V14q0-6 6-6h106v20z" fill="ink" />
        <Bar x={7} y={51} width={110} height={22} radius={0} fill="accent" />
        {rows.map((cells, row) => (
          <g key={cells[0]} transform={`translate(0 ${22 + row * 22})`}>
            {cells.map((cell, column) => (
              <SceneText
                key={cell}
                x={13 + column * 65}
                y={0}
                size={11}
                family={row % 2 === 0 ? 'bold' : 'text'}
                tone={row === 0 ? 'white' : 'ink'}
              >
                {cell}
              </SceneText>
            ))}
            {row < 3 && <Rule x={6} y={7} width={120} />}
          </g>
        ))}
        <Line points="73,28 73,96" />
      </StepField>
    </>
  );
}

type SearchProps = { x: number; y: number; width: number; words: string; isChosen?: boolean };

/** A search on its way into a box. */
function Search({ x, y, width, words, isChosen = false }: SearchProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${isChosen ? 4 : -4} ${width / 2} 10)`}>
      <Panel
        x={0}
        y={0}
        width={width}
        height={20}
        radius={10}
        fill={isChosen ? 'accent' : 'white'}
      />
      <SceneText x={width / 2} y={14} size={11} family={isChosen ? 'bold' : 'text'} anchor="middle">
        {words}
      </SceneText>
    </g>
  );
}

const rows = [
  ['Search', 'Page'],
  ['kids’ bike', '/kids'],
  ['fix a chain', 'New'],
  ['road bike', '/road'],
] as const;
