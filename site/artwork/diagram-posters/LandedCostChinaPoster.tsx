import { BigFigure } from '../diagram-parts/BigFigure.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A carton, and what its journey adds to the price. */
export function LandedCostChinaPoster() {
  return (
    <>
      <Field of="sourcing" />
      <Bar x={-2} y={108} width={164} height={14} radius={0} fill="sourcingLight" />
      <BigFigure x={10} y={48} size={48}>
        +34%
      </BigFigure>
      <Panel x={14} y={62} width={66} height={46} radius={4} fill="seoPale" />
      <Line points="14,75 80,75" />
      <Shape d="M39 62v23h16V62z" fill="white" />
      <RisingPath points="80,97 98,89 108,93 126,78 134,81 146,66" />
    </>
  );
}
