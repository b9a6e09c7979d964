import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** Three phones: a page that appears, one that responds and one whose button moves away. */
export function ThreeVitals() {
  return (
    <>
      <Field of="seo" />
      {vitals.map(([name, limit], index) => (
        <g key={name} transform={`translate(${128 * index} 0)`}>
          <SceneText x={1} y={26} size={18} family="bold">
            {name}
          </SceneText>
          <SceneText x={1} y={48} size={14}>
            {limit}
          </SceneText>
          <Panel x={1} y={62} width={102} height={220} radius={18} fill="paper" />
        </g>
      ))}
      <Bar x={14} y={80} width={76} height={70} radius={8} fill="accent" />
      <Bar x={14} y={162} width={76} height={8} fill="ink" />
      <Bar x={14} y={178} width={52} height={8} fill="ink" />
      <Bar x={14} y={206} width={76} />
      <Bar x={14} y={220} width={60} />

      <Bar x={142} y={80} width={76} />
      <Bar x={142} y={94} width={48} />
      <Disc x={180} y={160} radius={42} fill="seoField" line="none" />
      <Disc x={180} y={160} radius={42} fill="seoPale" line="accent" />
      <Pill
        x={146}
        y={142}
        width={68}
        height={36}
        label="Menu"
        fill="accent"
        size={14}
        isOutlined
      />
      <Bar x={142} y={220} width={76} />

      <Bar x={270} y={80} width={76} />
      <Panel x={270} y={98} width={76} height={34} radius={17} fill="paper" isDashed />
      <Line points="308,138 308,168" tone="accent" width={4} />
      <Line points="300,160 308,169 316,160" tone="accent" width={4} />
      <Pill x={270} y={178} width={76} height={36} label="Buy" fill="accent" size={14} isOutlined />
    </>
  );
}

/** Google's limits for a good result. */
const vitals = [
  ['LCP', '2.5 s or less'],
  ['INP', '200 ms or less'],
  ['CLS', '0.1 or less'],
] as const;
