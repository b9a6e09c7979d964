import { Words } from '../diagram-parts/Words.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Kettle } from '../parts/Kettle.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';

export type ProductPageProps = { x: number; y: number };

/** A product page with five fields and the purpose of each. 338x500. */
export function ProductPage({ x, y }: ProductPageProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Panel x={0} y={0} width={338} height={500} radius={18} />
      <Panel x={16} y={16} width={306} height={100} radius={10} fill="paper2" />
      <Kettle x={168} y={106} hasSteam />
      <Words
        x={20}
        y={140}
        lines={['Fernley Whistling Stovetop Kettle…']}
        size={14}
        family="bold"
      />
      <Job y={161} name="Title" text="75 characters: what it is" />
      <Rule x={16} y={180} width={306} tone="rule" />
      <Bar x={20} y={194} width={250} height={7} fill="softOnInk" />
      <Job y={225} name="Highlights" text="125: what sets it apart" />
      <Rule x={16} y={244} width={306} tone="rule" />
      {[220, 180, 236, 160, 200].map((width, index) => (
        <g key={width}>
          <Disc x={26} y={266 + index * 22} radius={4} fill="ink" line="none" />
          <Bar x={40} y={262 + index * 22} width={width} height={7} fill="softOnInk" />
        </g>
      ))}
      <Job y={382} name="Five bullets" text="settle doubts" />
      <Rule x={16} y={398} width={306} tone="rule" />
      <Job y={422} name="Description" text="2,000: use, care, in the box" />
      <Panel x={16} y={440} width={306} height={44} radius={8} fill="paper" isDashed />
      <Job y={467} x={30} name="Search terms" text="249 bytes: other words" />
    </g>
  );
}

type JobProps = { x?: number; y: number; name: string; text: string };

/** A field and its purpose. */
function Job({ x = 20, y, name, text }: JobProps) {
  return (
    <>
      <SceneText x={x} y={y} size={13} family="bold" tone="copyDark">
        {name}
      </SceneText>
      <SceneText x={x + Math.round(name.length * 6.6 + 12)} y={y} size={13}>
        {text}
      </SceneText>
    </>
  );
}
