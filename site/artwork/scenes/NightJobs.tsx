import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/** A night's jobs, one of which failed and was reported. */
export function NightJobs() {
  return (
    <>
      <Field of="web" />
      <Shape d="M322 22a24 24 0 1 0 20 38a20 20 0 0 1-20-38z" fill="accentLight" />
      {stars.map(([x, y]) => (
        <Disc key={x} x={x} y={y} radius={2} fill="ink" line="none" />
      ))}
      <Panel x={20} y={20} width={258} height={160} fill="ink" />
      {jobs.map(([time, job], index) => (
        <g key={time} transform={`translate(0 ${52 + index * 38})`}>
          <SceneText x={38} y={0} size={13} family="mono" tone="webLight">
            {time}
          </SceneText>
          <SceneText x={90} y={0} size={14} family="bold" tone="white">
            {job}
          </SceneText>
          {index < 2 && <Tick x={248} y={0} tone="successOnInk" />}
        </g>
      ))}
      <Pill
        x={190}
        y={109}
        width={148}
        height={34}
        label="Failed: you’re told"
        fill="accent"
        size={13}
        isOutlined
      />
    </>
  );
}

const jobs = [
  ['02:00', 'Stock'],
  ['03:00', 'Invoices'],
  ['04:00', 'Reminders'],
] as const;

const stars = [
  [298, 82],
  [344, 90],
  [296, 24],
] as const;
