import { Words } from '../diagram-parts/Words.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';

export type BuildLeafProps = {
  x: number;
  y: number;
  kind: 'app' | 'editor' | 'page' | 'leaflet';
  name: string;
  lines: string[];
};

/** The end of a branch: one kind of build, and how it looks to its users. 150x150. */
export function BuildLeaf({ x, y, kind, name, lines }: BuildLeafProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Panel x={0} y={0} width={150} height={150} />
      <Panel x={14} y={14} width={122} height={64} radius={8} fill="paper" />
      {pictures[kind]}
      <SceneText x={14} y={103} size={15} family="bold">
        {name}
      </SceneText>
      <Words x={14} y={121} lines={lines} size={12} />
    </g>
  );
}

const pictures = {
  app: (
    <>
      <Bar x={24} y={24} width={22} height={44} radius={4} fill="ink" />
      <Bar x={56} y={48} width={14} height={20} radius={3} fill="webLight" />
      <Bar x={76} y={36} width={14} height={32} radius={3} fill="web" />
      <Bar x={96} y={26} width={14} height={42} radius={3} fill="webLight" />
    </>
  ),
  editor: (
    <>
      <Bar x={24} y={24} width={60} fill="softOnInk" />
      <Bar x={24} y={36} width={46} />
      <Bar x={24} y={48} width={54} />
      <Pill
        x={64}
        y={52}
        width={64}
        height={22}
        label="Publish"
        fill="web"
        tone="white"
        size={12}
      />
    </>
  ),
  page: (
    <>
      <Bar x={24} y={24} width={102} height={16} radius={4} fill="webLight" />
      <Bar x={24} y={46} width={30} height={22} radius={4} fill="webField" />
      <Bar x={60} y={46} width={30} height={22} radius={4} fill="webField" />
      <Bar x={96} y={46} width={30} height={22} radius={4} fill="webField" />
    </>
  ),
  leaflet: (
    <>
      <Line points="75,22 75,70" tone="softOnInk" />
      <Bar x={26} y={28} width={38} fill="softOnInk" />
      <Bar x={26} y={42} width={30} />
      <Bar x={86} y={28} width={38} height={26} radius={4} fill="webField" />
    </>
  ),
};
