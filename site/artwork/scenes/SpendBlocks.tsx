import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** Ten blocks of a million dollars each, and the next one. */
export function SpendBlocks() {
  return (
    <>
      <Field of="ppc" />
      {blocks.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <Panel x={x} y={y} width={68} height={46} radius={8} fill="ppc" />
          <SceneText x={x + 34} y={y + 29} size={18} family="display" tone="white" anchor="middle">
            $1M
          </SceneText>
        </g>
      ))}
      <Panel x={272} y={144} width={68} height={46} radius={8} fill="ppcPale" isDashed />
      <SceneText x={306} y={176} size={26} family="display" anchor="middle">
        +
      </SceneText>
    </>
  );
}

/** Four at the bottom, then three, two and one. */
const blocks = [4, 3, 2, 1].flatMap((count, row) =>
  Array.from(
    { length: count },
    (_, place) => [20 + row * 36 + place * 72, 194 - row * 50] as const,
  ),
);
