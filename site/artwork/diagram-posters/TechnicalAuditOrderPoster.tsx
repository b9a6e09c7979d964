import { BigFigure } from '../diagram-parts/BigFigure.tsx';
import type { GroundProps } from '../diagram-parts/diagram.ts';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** The gates on the way to a sale. The first one carries what an hour of work on it is worth. */
export function TechnicalAuditOrderPoster({ ground }: GroundProps) {
  return (
    <>
      <Field of="seo" ground={ground} />
      <Panel x={9} y={9} width={142} height={140} radius={44} fill="accent" />
      <BigFigure x={80} y={44} size={34} anchor="middle">
        £600
      </BigFigure>
      <SceneText x={80} y={62} size={15} family="bold" anchor="middle">
        an hour
      </SceneText>
      <Panel x={31} y={72} width={98} height={90} radius={30} fill="accentLight" />
      <Panel x={45} y={84} width={70} height={90} radius={22} />
      <Panel x={59} y={96} width={42} height={90} radius={14} fill="ink" />
    </>
  );
}
