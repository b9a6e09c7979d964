import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A lamp is unpacked at the door: the quote is on its carton, and what it really costs on a tag. */
export function LampAtDoor() {
  return (
    <>
      <Panel x={250} y={6} width={162} height={300} radius={10} />
      <Panel x={264} y={20} width={134} height={300} radius={4} fill="sourcing" />
      <Panel x={282} y={36} width={98} height={62} radius={4} fill="accentLight" />
      <Line points="331,36 331,98" />
      <Bar x={306} y={190} width={50} height={12} radius={6} fill="ink" />
      <Disc x={382} y={190} radius={7} fill="accent" />
      <Panel x={-6} y={238} width={432} height={40} radius={0} fill="sourcingLight" />
      <Panel x={240} y={224} width={174} height={24} radius={6} fill="ink" />
      <Line points="254,236 402,236" tone="sourcingField" isDashed />

      <Shape d="M58 20l-14-8M46 48H28M152 20l14-8" line="accent" width={4} />
      <Shape d="M101 82h8v60h-8z" fill="white" />
      <Shape d="M84 22h42l28 62H56z" fill="accent" />
      <Shape d="M30 140h150v104H30z" fill="seoPale" />
      <Shape d="M30 140l-22-26 40 2 14 24zM180 140l22-26-40 2-14 24z" fill="seoField" />
      <Panel x={46} y={158} width={118} height={68} radius={6} />
      <SceneText x={105} y={180} size={14} family="bold" anchor="middle">
        In the quote
      </SceneText>
      <SceneText x={105} y={212} size={26} family="bold" anchor="middle">
        £3.36
      </SceneText>

      <Shape d="M144 74c14 30 26 40 52 48" />
      <g transform="rotate(5 250 132)">
        <Shape d="M186 128l22-32h116v72H208z" fill="white" />
        <Disc x={205} y={128} radius={5} fill="sourcingField" />
        <SceneText x={268} y={119} size={14} family="bold" anchor="middle">
          At your door
        </SceneText>
        <SceneText x={268} y={154} size={34} family="display" anchor="middle">
          £4.50
        </SceneText>
      </g>
      <SampleTag x={180} y={8} />
    </>
  );
}
