import { Bar } from '../parts/Bar.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Tick } from '../parts/Tick.tsx';

/**
 * The waterfall chart of a page load: pale before the work, orange after it. In a tall box, the
 * limits of the Core Web Vitals, the faults that a crawl found and a second page follow.
 */
export function TechnicalSeo() {
  return (
    <>
      <Field of="seo" />
      <Panel x={22} y={24} width={316} height={700} />
      <SceneText x={40} y={51} size={14} family="bold">
        Page load
      </SceneText>
      <Tick x={222} y={51} />
      <SceneText x={240} y={51}>
        0 crawl errors
      </SceneText>
      <Rule x={22} y={64} width={316} />
      {rows.map(([label, before, start, now], index) => (
        <g key={label} transform={`translate(0 ${80 + index * 26})`}>
          <SceneText x={40} y={11}>
            {label}
          </SceneText>
          <Bar x={98} y={0} width={before} height={14} fill="seoField" />
          <Bar x={98 + start} y={0} width={now} height={14} fill="accent" />
        </g>
      ))}
      <Line points="190,68 190,208" isDashed />
      <Line points="326,68 326,208" tone="faint" isDashed />
      <Pill
        x={132}
        y={209}
        width={78}
        height={22}
        label="LCP 1.2 s"
        fill="ink"
        tone="white"
        size={11}
      />
      <SceneText x={326} y={224} size={11} tone="soft" anchor="end">
        4.8 s, before
      </SceneText>
      <Rule x={22} y={244} width={316} />
      <SceneText x={40} y={268} size={14} family="bold">
        Core Web Vitals
      </SceneText>
      {vitals.map(([label, limit], index) => (
        <g key={label} transform={`translate(0 ${292 + index * 23})`}>
          <Tick x={40} y={0} />
          <SceneText x={58} y={0}>
            {label}
          </SceneText>
          <SceneText x={320} y={0} tone="soft" anchor="end">
            {limit}
          </SceneText>
        </g>
      ))}
      <Rule x={22} y={357} width={316} />
      <SceneText x={40} y={381} size={14} family="bold">
        Crawl errors
      </SceneText>
      {faults.map((fault, index) => (
        <g key={fault} transform={`translate(0 ${405 + index * 23})`}>
          <SceneText x={40} y={0}>
            {fault}
          </SceneText>
          <SceneText x={320} y={0} tone="soft" anchor="end">
            now 0
          </SceneText>
        </g>
      ))}
      <Rule x={22} y={473} width={316} />
      {rows.map(([label, before, start, now], index) => (
        <g key={label} transform={`translate(0 ${491 + index * 30})`}>
          <Bar x={98} y={0} width={before} height={14} fill="seoField" />
          <Bar x={98 + start} y={0} width={now} height={14} fill="accent" />
        </g>
      ))}
    </>
  );
}

const rows = [
  ['HTML', 70, 0, 24],
  ['CSS', 112, 18, 22],
  ['Fonts', 150, 28, 34],
  ['Script', 228, 40, 44],
  ['Pictures', 190, 34, 58],
] as const;

const faults = ['14 broken links', '6 redirect chains', '9 timeouts'] as const;

const vitals = [
  ['Main content (LCP)', '2.5 s or less'],
  ['Response (INP)', '200 ms or less'],
  ['Layout shift (CLS)', '0.1 or less'],
] as const;
