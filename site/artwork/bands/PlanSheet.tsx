import { Bar } from '../parts/Bar.tsx';
import { CheckBox } from '../parts/CheckBox.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** A plan: three ticked jobs and one that isn't, with a bar for the time that each takes. */
export function PlanSheet() {
  return (
    <>
      <Panel x={1} y={1} width={418} height={300} radius={14} />
      <SceneText x={24} y={40} size={22} family="display">
        Your plan
      </SceneText>
      <SampleTag x={336} y={22} />
      {jobs.map(({ name, width, fill }, index) => (
        <g key={name} transform={`translate(0 ${74 + index * 36})`}>
          {fill ? (
            <CheckBox x={24} y={-12} />
          ) : (
            <Panel x={24} y={-12} width={16} height={16} radius={4} />
          )}
          <SceneText x={52} y={2} size={15} family="bold" tone={fill ? 'ink' : 'soft'}>
            {name}
          </SceneText>
          <Bar x={188} y={-13} width={width} height={18} radius={9} fill={fill ?? 'paper2'} />
          <Rule x={24} y={16} width={372} tone="rule" />
        </g>
      ))}
      <Bar x={2} y={208} width={416} height={60} radius={0} fill="accent" />
      <SceneText x={24} y={243} size={15} family="bold">
        All together
      </SceneText>
      <Line points="188,247 236,236 262,241 316,224 340,229 384,218" width={4} />
      <Disc x={384} y={218} radius={6} fill="ink" line="none" />
    </>
  );
}

const jobs = [
  { name: 'Site check', width: 46, fill: 'seo' },
  { name: 'New website', width: 168, fill: 'web' },
  { name: 'Website copy', width: 196, fill: 'copy' },
  { name: 'Ad campaign', width: 92, fill: null },
] as const;
