import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A bid that is raised step by step and stops before the break-even line. */
export function BreakEvenBid() {
  return (
    <>
      <Field of="ppc" />
      <Panel x={18} y={14} width={324} height={220} />
      <Shape
        d="M19 50V28a13 13 0 0 1 13-13h296a13 13 0 0 1 13 13v22z"
        fill="copyField"
        line="none"
      />
      <SceneText x={34} y={38} size={13} family="bold">
        Break-even
      </SceneText>
      <SceneText x={326} y={38} size={13} tone="copyDark" anchor="end">
        A sale costs you money
      </SceneText>
      <Line points="20,50 340,50" tone="copy" width={3} isDashed />
      <Line
        points="20,138 76,138 76,114 132,114 132,90 188,90 188,65 316,65"
        tone="accent"
        width={4}
      />
      <SceneText x={90} y={141} size={13} tone="soft">
        Your bid
      </SceneText>
      <Disc x={316} y={65} radius={8} fill="accent" />
      <Pill
        x={206}
        y={84}
        width={120}
        height={30}
        label="Bid stops here"
        fill="ink"
        tone="white"
        size={13}
      />
    </>
  );
}
