import type { DrawingProps } from '../diagram-parts/diagram.ts';
import { Ground } from '../diagram-parts/Ground.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { CauseChip } from './CauseChip.tsx';

/** Five gates in a row, each with the causes behind it and the value of fixing them. */
export function TechnicalAuditOrder({ isTall }: DrawingProps) {
  return isTall ? <Tall /> : <Wide />;
}

type Cause = { lines: string[]; worth: string };

const gates: { name: string; causes: Cause[] }[] = [
  {
    name: 'Reach',
    causes: [
      { lines: ['Script folder', 'blocked'], worth: '600' },
      { lines: ['Links to', 'deleted pages'], worth: '50' },
    ],
  },
  { name: 'Index', causes: [{ lines: ['noindex', 'left on'], worth: '1,800' }] },
  { name: 'One URL', causes: [{ lines: ['Redirect', 'chains'], worth: '22.50' }] },
  { name: 'Read', causes: [{ lines: ['Slow', 'template'], worth: '25' }] },
  {
    name: 'Persuade',
    causes: [
      { lines: ['Same', 'titles'], worth: '40' },
      { lines: ['Descriptions'], worth: '3' },
      { lines: ['Alternative', 'text'], worth: '3' },
    ],
  },
];

function Wide() {
  const left = (index: number) => 12 + index * 144;
  const floor = (x: number) => Math.round(234 - x * 0.12);
  return (
    <>
      <Ground of="seo" width={740} height={500} />
      <Shape d="M-10 235L750 144V262H-10z" fill="seoPale" line="none" />
      <Line points="-10,235 750,144" />
      {gates.map(({ name }, index) => {
        const x = left(index) + 22;
        return <Gate key={name} x={x} y={floor(x + 46) - 104} number={index + 1} name={name} />;
      })}
      <RisingPath
        points="-10,196 84,184 228,170 372,154 516,130 640,116 696,124 724,34"
        width={5}
      />
      <SceneText x={706} y={36} size={15} family="bold" anchor="end">
        Sale
      </SceneText>
      <Line points="14,296 14,288 292,288 292,296" />
      <SceneText x={153} y={281} size={13} family="bold" anchor="middle">
        2 of 33 hours, 80% of the value
      </SceneText>
      {gates.map(({ causes }, column) =>
        causes.map((cause, row) => (
          <CauseChip
            key={cause.lines.join(' ')}
            x={left(column)}
            y={304 + row * 54}
            width={138}
            {...cause}
          />
        )),
      )}
      <SceneText x={14} y={480} size={13} tone="soft">
        Figures: pounds a month for each hour of work
      </SceneText>
    </>
  );
}

function Tall() {
  const top = [506, 422, 338, 254, 72];
  return (
    <>
      <Ground of="seo" width={380} height={712} />
      <SceneText x={212} y={44} size={18} family="display">
        Sale
      </SceneText>
      {gates.map(({ name, causes }, index) => (
        <g key={name}>
          <Gate x={18} y={top[index] ?? 0} number={index + 1} name={name} isLow />
          {causes.map((cause, row) => (
            <CauseChip
              key={cause.lines.join(' ')}
              x={164}
              y={(top[index] ?? 0) + 8 + row * 54}
              width={190}
              {...cause}
            />
          ))}
        </g>
      ))}
      <RisingPath points="147,614 147,62 196,38" width={5} />
      <Line points="358,453 368,453 368,645 360,645" />
      <Line points="358,537 368,537" />
      <SceneText x={352} y={650} size={15} family="bold" anchor="end">
        2 of 33 hours, 80% of the value
      </SceneText>
      <SceneText x={18} y={688} size={13} tone="soft">
        Figures: pounds a month for each hour of work
      </SceneText>
    </>
  );
}

type GateProps = { x: number; y: number; number: number; name: string; isLow?: boolean };

/** An upright gate, 96x104; or a low one for the list, 112x64. */
function Gate({ x, y, number, name, isLow = false }: GateProps) {
  const width = isLow ? 112 : 100;
  return (
    <>
      <Panel x={x} y={y} width={width} height={isLow ? 62 : 104} radius={10} />
      <SceneText x={x + 12} y={y + 26} size={18} family="display" tone="accentText">
        {String(number)}
      </SceneText>
      <SceneText x={x + 12} y={y + (isLow ? 49 : 46)} size={13} family="bold">
        {name}
      </SceneText>
    </>
  );
}
