import { BigFigure } from '../diagram-parts/BigFigure.tsx';
import { Words } from '../diagram-parts/Words.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** From the quoted price to the cost at your door. */
export function LandedCostChinaCard() {
  return (
    <>
      <Field of="sourcing" />
      <Shape d="M-10 222H370V260H-10z" fill="sourcingLight" />
      <BigFigure x={19} y={80} size={70}>
        +
      </BigFigure>
      <BigFigure x={52} y={80} size={70}>
        34%
      </BigFigure>
      <Words
        x={22}
        y={104}
        lines={['freight, duty, delivery,', 'inspection, faulty pieces']}
        size={13}
      />
      <Panel x={22} y={140} width={102} height={82} radius={6} fill="seoPale" />
      <Line points="22,160 124,160" />
      <Shape d="M62 140v28h22v-28z" fill="white" />
      <BigFigure x={73} y={194} size={24} anchor="middle">
        £3.36
      </BigFigure>
      <SceneText x={73} y={211} size={13} anchor="middle">
        quoted
      </SceneText>
      <Panel x={232} y={14} width={112} height={240} radius={12} />
      <Panel x={242} y={24} width={92} height={230} radius={6} fill="ink" />
      <Panel x={250} y={38} width={76} height={38} radius={8} fill="paper" />
      <BigFigure x={288} y={65.5} size={24} anchor="middle">
        £4.50
      </BigFigure>
      <Words x={288} y={98} lines={['at your', 'door']} size={13} tone="white" anchor="middle" />
      <Bar x={266} y={186} width={44} height={12} fill="ink3" />
      <Panel x={222} y={220} width={132} height={40} radius={6} />
      <RisingPath points="124,190 152,178 168,184 204,160 220,165 256,146" />
    </>
  );
}
