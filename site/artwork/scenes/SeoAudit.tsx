import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { palette } from '../parts/palette.ts';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/** An audit's score gauge beside the list of checks. In a tall box, the findings follow. */
export function SeoAudit() {
  return (
    <>
      <Field of="seo" />
      <Panel x={30} y={28} width={300} height={700} />
      <SceneText x={50} y={56} size={14} family="bold">
        Site audit
      </SceneText>
      <SceneText x={310} y={56} anchor="end">
        50+ factors
      </SceneText>
      <Rule x={30} y={70} width={300} />
      <Shape d="M62 178A62 62 0 0 1 186 178" line="seoField" width={18} />
      <Shape d="M62 178A62 62 0 0 1 174 142" line="accent" width={18} />
      <Line points="124,178 158,152" width={4} />
      <Disc x={124} y={178} radius={7} fill="ink" line="none" />
      <SceneText x={124} y={215} size={22} family="display" anchor="middle">
        Good
      </SceneText>
      {['Titles', 'Page speed', 'Schema', 'Links'].map((factor, index) => (
        <g key={factor}>
          <Tick x={216} y={100 + index * 28} />
          <SceneText x={236} y={100 + index * 28} size={13}>
            {factor}
          </SceneText>
        </g>
      ))}
      <circle cx="221" cy="208" r="5" fill="none" stroke={palette.copy} strokeWidth="2.5" />
      <SceneText x={236} y={212} size={13}>
        Two to fix
      </SceneText>
      <Rule x={30} y={246} width={300} />
      <SceneText x={50} y={274} size={14} family="bold">
        Fix first
      </SceneText>
      {['Price list set to noindex', 'Two pages with one title'].map((fault, index) => (
        <g key={fault} transform={`translate(0 ${302 + index * 30})`}>
          <SceneText x={50} y={0} size={15} family="display" tone="accentText">
            {`${index + 1}`}
          </SceneText>
          <SceneText x={74} y={0} size={13}>
            {fault}
          </SceneText>
        </g>
      ))}
      <Rule x={30} y={350} width={300} tone="rule" />
      <SceneText x={50} y={378} size={14} family="bold">
        Passed
      </SceneText>
      {['Sitemap', 'Headings'].map((check, index) => (
        <g key={check} transform={`translate(${index * 134} 406)`}>
          <Tick x={50} y={0} />
          <SceneText x={70} y={0} size={13}>
            {check}
          </SceneText>
        </g>
      ))}
      {[92, 74, 86, 68, 80, 94, 72, 88, 76, 84].map((width, index) => (
        <g key={width} transform={`translate(0 ${428 + index * 28})`}>
          <Bar x={50} y={0} width={width} />
          <Bar x={184} y={0} width={150 - width} />
        </g>
      ))}
    </>
  );
}
