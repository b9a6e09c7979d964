import { Bar } from '../parts/Bar.tsx';
import { CheckBox } from '../parts/CheckBox.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pencil } from '../parts/Pencil.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** An audit's findings in order of effect. The fourth has just been ticked. */
export function TickedFindings() {
  return (
    <>
      <Panel x={8} y={8} width={326} height={330} radius={6} />
      <SceneText x={28} y={40} size={18} family="bold">
        Audit findings
      </SceneText>
      <SceneText x={314} y={40} size={14} family="bold" anchor="end">
        4 of 5 fixed
      </SceneText>
      <Bar x={28} y={54} width={286} height={12} fill="paper2" />
      <Bar x={28} y={54} width={229} height={12} fill="sourcing" />
      {findings.map((finding, index) => {
        const isFixed = index < 4;
        return (
          <g key={finding} transform={`translate(0 ${92 + index * 37})`}>
            <SceneText x={28} y={5} size={14} family="bold" tone={isFixed ? 'faint' : 'ink'}>
              {finding}
            </SceneText>
            {isFixed ? (
              <CheckBox x={290} y={-8} />
            ) : (
              <Panel x={290} y={-8} width={16} height={16} radius={4} />
            )}
            <Rule x={28} y={19} width={286} tone="rule" />
          </g>
        );
      })}
      <Pencil x={305} y={198} />
      <Pill x={350} y={8} width={62} height={22} label="Sample" size={12} isOutlined />
    </>
  );
}

const findings = [
  'Shop blocked in robots.txt',
  'Menu links to a redirect',
  'Deleted pages in sitemap',
  'Old phone number on Yell',
  'Photos of 4 MB each',
] as const;
