import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { StopField } from './StopField.tsx';

/** A factory, and its licence under a magnifying glass. */
export function FactoryStop() {
  return (
    <>
      <StopField />
      <Shape d="M108 132V28h17v104z" fill="sourcing" />
      <Shape d="M107 46h19" width={4} />
      <Shape d="M16 132V74l30-20v20l30-20v20l30-20v78z" fill="accent" />
      <Shape d="M28 88h16m10 0h16m10 0h16" width={7} />
      <Shape d="M28 132v-24h26v24M41 108v24" fill="white" />
      <Panel x={68} y={104} width={26} height={15} radius={3} fill="seoField" />
      <Panel x={128} y={26} width={96} height={122} radius={8} />
      <SceneText x={141} y={46} size={13} family="bold">
        Licence
      </SceneText>
      <Rule x={128} y={56} width={96} />
      {[76, 97].map((y) => (
        <g key={y}>
          <Tick x={141} y={y} />
          <Line points={`161,${y - 4} 208,${y - 4}`} tone="rule" width={5} />
        </g>
      ))}
      <Line points="141,118 168,118" tone="rule" width={5} />
      <Line points="207,131 222,146" width={7} />
      <Disc x={194} y={118} radius={18} fill="sourcingField" />
      <Tick x={188.5} y={122.5} tone="ink" />
    </>
  );
}
