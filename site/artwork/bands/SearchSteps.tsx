import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Bicycle } from './Bicycle.tsx';
import { Head } from './Head.tsx';
import { StepField } from './StepField.tsx';

/** A bicycle shop's front, searches sorted into two boxes, and the page for each of them. */
export function SearchSteps() {
  return (
    <>
      <StepField column={0} fill="seoField">
        <HighStreet />
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
        <Sources />
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
        <ShopPages />
        <Panel x={6} y={8} width={220} height={110} radius={6} />
        <Shape d="M6 28V14q0-6 6-6h206v20z" fill="ink" />
        <Bar x={7} y={51} width={210} height={22} radius={0} fill="accent" />
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
            {row < 3 && <Rule x={6} y={7} width={210} />}
          </g>
        ))}
        <Line points="73,28 73,96" />
        <Line points="132,28 132,96" />
        <Shape d="M188 64l-2-20L210-41l15 5L201 49z" fill="accent" />
        <Shape d="M188 64l-2-20 15 5z" fill="white" />
      </StepField>
    </>
  );
}

/** A customer on one side of the shop, a competitor's front on the other. */
function HighStreet() {
  return (
    <>
      <Shape d="M-98 98V-2h58v100zM122 98V-20h90v118z" fill="white" />
      <Shape d="M-98-2l8-24h44l8 24z" fill="accentLight" />
      <Shape d="M-84 10h24v24h-24zm12 0v24M126 30h56v48h-56z" fill="seoPale" />
      <Shape d="M122-20h90V4h-90zM188 34h14v64h-14z" fill="ink" />
      <SceneText x={146} y={-4} size={11} family="bold" tone="white">
        Rival
      </SceneText>
      <Shape d="M115 22l9-18h90v18z" fill="webField" />
      <Bicycle x={154} y={67} />
      <Shape d="M-38 98V60h28v38M-24 98V74" fill="ink" />
      <Shape d="M-40 64V40q0-12 12-12h8q12 0 12 12v24z" fill="accent" />
      <Bicycle x={-60} y={84} scale={1.4} />
      <Shape d="M-28 40l-6 16h-10" width={7} />
      <Head x={-24} y={17} hair="ink" />
    </>
  );
}

/** The suggestions below a search, and a bin for what isn't relevant. */
function Sources() {
  return (
    <>
      <Panel x={-110} y={-20} width={96} height={24} radius={12} />
      <Shape d="M-40-9a5 5 0 1 1 10 0a5 5 0 1 1-10 0m9 4l4 4" />
      <Panel x={-110} y={12} width={96} height={110} radius={8} />
      {rows.slice(1).map(([search], index) => (
        <SceneText key={search} x={-84} y={33 + index * 22} size={11}>
          {search}
        </SceneText>
      ))}
      <Shape d="M-104 40h84M-104 62h84M-104 84h84" line="rule" width={4} />
      <Search x={131} y={-16} width={78} words="bike emoji" />
      <Shape d="M158 14v18m-5-5l5 5 5-5" />
      <Shape d="M126 46h64l-8 56h-48z" fill="white" />
      <Shape d="M120 42h76v8h-76z" fill="ink" />
      <Shape d="M142 60l4 40M158 60v40M174 60l-4 40" />
    </>
  );
}

/** The shop's pages, beside the rows of the searches that belong to them. */
function ShopPages() {
  return (
    <>
      <Panel x={-110} y={-22} width={92} height={68} radius={6} />
      <Shape d="M-110-8V-22h86q6 0 6 6v8z" fill="ink" />
      <Bicycle x={-58} y={30} scale={1.2} />
      <Panel x={-84} y={54} width={66} height={60} radius={6} fill="accent" isDashed />
      <Shape d="M-51 64v22m-11-11h22" width={4} />
      <Shape d="M-3 40h-12m5-5l-5 5 5 5M-3 62h-12m5-5l-5 5 5 5" />
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
  ['Search', 'Page', 'Intent'],
  ['kids’ bike', '/kids', 'Buy'],
  ['fix a chain', 'New', 'Learn'],
  ['road bike', '/road', 'Buy'],
] as const;
