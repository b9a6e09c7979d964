import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/** A loaded ship comes in, and its delivery note is right. */
export function TypeSourcing() {
  return (
    <>
      <Field of="sourcing" />
      <Shape d="M30 138V82h28v56M37 94h14" fill="white" />
      {boxes.map(([x, y, fill]) => (
        <Panel key={`${x} ${y}`} x={x} y={y} width={46} height={26} radius={2} fill={fill} />
      ))}
      <Shape d="M16 138H252l-34 72H50z" fill="ink" />
      <SceneText x={48} y={171} size={18} family="display" tone="white">
        Lot 14
      </SceneText>
      <Line
        points="-6,186 26,178 58,186 90,178 122,186 154,178 186,186 218,178 250,186 282,178 306,184"
        tone="white"
        width={4}
      />
      <Panel x={106} y={14} width={178} height={84} radius={10} />
      <SceneText x={122} y={40} size={15} family="display">
        Delivery note
      </SceneText>
      <Tick x={122} y={63} />
      <SceneText x={142} y={63} size={13}>
        50 of 50 cartons
      </SceneText>
      <Tick x={122} y={85} />
      <SceneText x={142} y={85} size={13}>
        Barcodes scan
      </SceneText>
      <SampleTag x={230} y={3} />
    </>
  );
}

const boxes = [
  [64, 112, 'web'],
  [110, 112, 'seoField'],
  [156, 112, 'copy'],
  [64, 86, 'accent'],
] as const;
