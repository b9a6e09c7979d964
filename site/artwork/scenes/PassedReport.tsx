import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A plain report, and the same one with an agency's logo and colour. */
export function PassedReport() {
  return (
    <>
      <Field of="seo" />
      <Panel x={24} y={40} width={132} height={230} radius={6} transform="rotate(-3 90 150)" />
      <g transform="rotate(-3 90 150)">
        <Panel x={40} y={58} width={100} height={44} radius={8} fill="paper2" isDashed />
        <SceneText x={90} y={85} size={14} anchor="middle">
          No logo
        </SceneText>
        <Bar x={40} y={122} width={100} />
        <Bar x={40} y={138} width={76} />
        <Bar x={40} y={166} width={100} />
        <Bar x={40} y={182} width={88} />
        <Bar x={40} y={210} width={60} />
      </g>
      <Panel x={196} y={26} width={142} height={240} radius={6} />
      <Shape d="M196 116V32q0-6 6-6h130q6 0 6 6v84z" fill="ppcField" />
      <Disc x={267} y={59} radius={19} fill="ppc" />
      <Shape d="M258 66l9-15 9 15z" fill="white" />
      <SceneText x={267} y={102} size={14} family="bold" anchor="middle">
        Your agency
      </SceneText>
      <Bar x={212} y={136} width={110} />
      <Bar x={212} y={152} width={84} />
      <Bar x={212} y={180} width={110} />
      <Bar x={212} y={196} width={96} />
      <Bar x={212} y={220} width={60} />
      <Disc x={176} y={150} radius={20} fill="accent" />
      <Shape d="M166 150h20m-8-8l8 8-8 8" width={3} />
    </>
  );
}
