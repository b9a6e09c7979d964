import { Cross } from '../parts/Cross.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/** A shop's new category page and the old one. The canonical tag pointed to the old one. */
export function RightCanonical() {
  return (
    <>
      {states.map(({ x, when, isFixed, arrow }) => (
        <g key={when} transform={`translate(${x} 0)`}>
          <Panel x={1} y={34} width={198} height={300} />
          <SceneText x={16} y={57} size={15} family="bold">
            {when}
          </SceneText>
          <Rule x={1} y={68} width={198} />
          <Page y={80} path="/garden-benches" isListed={isFixed} isNew />
          <Page y={202} path="/benches-2019" isListed={!isFixed} />
          <Shape
            d="M14 167L28 146H138a6 6 0 0 1 6 6v30a6 6 0 0 1-6 6H28z"
            fill={isFixed ? 'sourcingField' : 'copyField'}
          />
          <Disc x={32} y={167} radius={4} />
          <SceneText x={44} y={164} size={14} family="mono">
            canonical
          </SceneText>
          <SceneText x={44} y={181} size={14} family="mono">
            head.php:31
          </SceneText>
          <Shape d={arrow} line={isFixed ? 'sourcing' : 'danger'} width={4} />
        </g>
      ))}
      <Pill x={338} y={1} width={74} height={25} label="Sample" size={14} isOutlined />
    </>
  );
}

const states = [
  { x: 4, when: 'Before', isFixed: false, arrow: 'M146 167h14q10 0 10 10v19m-7-7l7 7l7-7' },
  { x: 216, when: 'After', isFixed: true, arrow: 'M146 167h14q10 0 10-10v-19m-7 7l7-7l7 7' },
] as const;

type PageProps = { y: number; path: string; isListed: boolean; isNew?: boolean };

function Page({ y, path, isListed, isNew = false }: PageProps) {
  const line = y + 42;
  return (
    <>
      <Panel
        x={14}
        y={y}
        width={172}
        height={54}
        radius={8}
        fill={isListed ? 'white' : 'paper2'}
        isDashed={!isListed}
      />
      <SceneText x={26} y={y + 22} size={14} family="mono">
        {path}
      </SceneText>
      {isListed === isNew ? (
        <Tick x={26} y={line} tone="sourcing" />
      ) : (
        <Cross x={27} y={line} tone="danger" />
      )}
      <SceneText x={46} y={line} size={14} family={isListed ? 'bold' : 'text'}>
        {`${isNew ? 'New' : 'Old'}, ${isListed ? 'in Google' : 'left out'}`}
      </SceneText>
    </>
  );
}
