import { CheckBox } from '../parts/CheckBox.tsx';
import { Field } from '../parts/Field.tsx';
import { Kettle } from '../parts/Kettle.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { palette } from '../parts/palette.ts';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** A ticked inspection sheet and one of its photographs. A hero also shows the result above. */
export function DetailedInspectionReports() {
  return (
    <>
      <Field of="sourcing" />
      <Panel x={32} y={-58} width={306} height={54} radius={12} fill="ink" />
      <SceneText x={50} y={-33} size={14} family="bold" tone="white">
        Lot 14
      </SceneText>
      <SceneText x={50} y={-14} size={11} tone="softOnInk">
        80 of 1,000 pieces checked
      </SceneText>
      <Pill x={246} y={-40} width={76} height={24} label="Passed" fill="accent" size={12} />
      <Panel x={32} y={22} width={194} height={278} radius={12} />
      <SceneText x={50} y={50} size={14} family="bold">
        Inspection sheet
      </SceneText>
      <SceneText x={50} y={68} size={11}>
        Pre-shipment, photo report
      </SceneText>
      <Rule x={32} y={80} width={194} />
      {checks.map((check, row) => (
        <g key={check}>
          <CheckBox x={50} y={94 + row * 30} />
          <SceneText x={78} y={106 + row * 30} size={13}>
            {check}
          </SceneText>
        </g>
      ))}
      <Panel x={200} y={88} width={138} height={116} radius={10} fill="seoPale" />
      <Kettle x={280} y={192} />
      <circle cx="242" cy="149" r="13" fill="none" stroke={palette.copy} strokeWidth="3" />
      <Line points="238,136 238,120" tone="copy" width={3} />
      <Pill
        x={210}
        y={98}
        width={56}
        height={22}
        label="Weld 1"
        fill="copy"
        tone="ink"
        size={11}
        isOutlined
      />
      <Pill
        x={210}
        y={174}
        width={60}
        height={22}
        label="Photo 4"
        fill="ink"
        tone="white"
        size={11}
      />
    </>
  );
}

const checks = [
  'Carton strength',
  'Weld and finish',
  'Plug and cable',
  'Barcode scans',
  'Drop test',
];
