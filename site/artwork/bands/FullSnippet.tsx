import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Tick } from '../parts/Tick.tsx';

/** One page's search result before the work, cut off, and after it, with both parts in full. */
export function FullSnippet() {
  return (
    <>
      <g transform="rotate(-2 160 60)">
        <Panel x={8} y={14} width={326} height={110} fill="paper2" />
        <SceneText x={24} y={44} size={15} tone="faint">
          Home | Prices | Piano tuning and re…
        </SceneText>
        <Bar x={24} y={60} width={260} />
      </g>
      <Pill
        x={350}
        y={8}
        width={62}
        height={22}
        label="Sample"
        size={12}
        family="text"
        isOutlined
      />
      <Panel x={24} y={86} width={388} height={240} />
      <Disc x={51} y={112} radius={9} fill="accent" />
      <SceneText x={70} y={116.5} size={13}>
        pianos.example
      </SceneText>
      <SceneText x={42} y={150} size={22} tone="web">
        Piano tuning in Bath, at home
      </SceneText>
      <SceneText x={42} y={177} size={14}>
        Any piano tuned in an hour and a half. See the price,
      </SceneText>
      <SceneText x={42} y={198} size={14}>
        free dates and what a repair costs.
      </SceneText>
      <Rule x={25} y={214} width={386} />
      {['Title in full', 'Text in full'].map((label, index) => (
        <g key={label} transform={`translate(${42 + index * 126} 244)`}>
          <Tick x={0} y={0} />
          <SceneText x={20} size={14}>
            {label}
          </SceneText>
        </g>
      ))}
    </>
  );
}
