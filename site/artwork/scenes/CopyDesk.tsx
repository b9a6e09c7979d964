import { Bar } from '../parts/Bar.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pencil } from '../parts/Pencil.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A manuscript marked up with a red pencil. Taller frames show more of it. */
export function CopyDesk() {
  return (
    <>
      <Field of="copy" />
      <Panel x={58} y={32} width={250} height={700} radius={6} transform="rotate(3 180 140)" />
      <Panel x={46} y={20} width={250} height={700} radius={6} />
      <SceneText x={66} y={50} size={11} family="bold" tone="copyDark">
        Draft 2
      </SceneText>
      <SceneText x={66} y={82} size={18} family="display" tone="faint">
        We sell candles.
      </SceneText>
      <Line points="62,77 206,75" tone="copy" width={3} />
      <Bar x={62} y={96} width={204} height={30} radius={5} fill="copyField" />
      <SceneText x={66} y={118} size={22} family="display">
        Forty hours of fig
      </SceneText>
      <SceneText x={66} y={147} size={14}>
        and cedar, poured in
      </SceneText>
      <SceneText x={66} y={168} size={14}>
        Whitby. It makes your
      </SceneText>
      <SceneText x={66} y={191} size={14}>
        hall smell of autumn.
      </SceneText>
      <Shape d="M121 174.5q4.5-4 9 0t9 0 9 0 9 0 9 0 9 0" line="copy" width={2.5} />
      {[174, 134, 182, 158].map((width, index) => (
        <Rule key={width} x={66} y={210 + index * 18} width={width} tone="rule" />
      ))}
      <Pencil x={262} y={194} />
    </>
  );
}
