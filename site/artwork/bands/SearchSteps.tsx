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
        <Shape d="M-2 6l18-32h80l18 32z" fill="accentLight" />
        <Panel x={46} y={-19} width={20} height={16} radius={2} />
        <Panel x={6} y={20} width={100} height={110} radius={2} />
        <Panel x={13} y={40} width={64} height={48} radius={2} fill="seoPale" />
        <Panel x={83} y={40} width={17} height={80} radius={2} fill="ink" />
        <Bicycle x={45} y={73} scale={1.2} />
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <Shape
            key={index}
            d={`M${2 + index * 18} 26h18v11a9 9 0 0 1-18 0z`}
            fill={index % 2 === 0 ? 'accent' : 'white'}
          />
        ))}
        <Panel x={2} y={3} width={108} height={23} radius={4} fill="ink" />
        <SceneText x={56} y={19} size={12} family="bold" tone="white" anchor="middle">
          Bikes & repairs
        </SceneText>
      </StepField>
      <StepField column={1} fill="seoField">
        <Search x={26} y={-26} width={66} words="road bike" />
        <Search x={3} y={4} width={70} words="kids’ bike" />
        <Shape d="M20 35v17m-5-5l5 5 5-5" />
        <Search x={34} y={33} width={76} words="fix a chain" isChosen />
        {['Buy', 'Learn'].map((intent, index) => (
          <g key={intent} transform={`translate(${3 + index * 55} 67)`}>
            <Shape d="M0 0l6-8h40l6 8z" fill="white" />
            <Panel x={0} y={0} width={52} height={60} radius={2} fill="ink" />
            <SceneText x={26} y={20} size={13} family="bold" tone="white" anchor="middle">
              {intent}
            </SceneText>
          </g>
        ))}
      </StepField>
      <StepField column={2} fill="seoField">
        <Panel x={2} y={-26} width={108} height={140} radius={6} />
        <Shape d="M2-2v-18q0-6 6-6h96q6 0 6 6v18z" fill="ink" />
        <Bar x={3} y={31} width={106} height={31} radius={0} fill="accent" />
        {rows.map(([search, page], row) => (
          <g key={search} transform={`translate(0 ${row * 32 - 11})`}>
            <SceneText
              x={8}
              y={0}
              size={row === 0 ? 12 : 11}
              family={row % 2 === 0 ? 'bold' : 'text'}
              tone={row === 0 ? 'white' : 'ink'}
            >
              {search}
            </SceneText>
            <SceneText
              x={76}
              y={0}
              size={row === 0 ? 12 : 11}
              family={row % 2 === 0 ? 'bold' : 'text'}
              tone={row === 0 ? 'white' : 'ink'}
            >
              {page}
            </SceneText>
            {row > 0 && row < 3 && <Rule x={2} y={10} width={108} />}
          </g>
        ))}
        <Line points="70,-1 70,98" />
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
        height={21}
        radius={10.5}
        fill={isChosen ? 'accent' : 'white'}
      />
      <SceneText
        x={width / 2}
        y={14.5}
        size={12}
        family={isChosen ? 'bold' : 'text'}
        anchor="middle"
      >
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
