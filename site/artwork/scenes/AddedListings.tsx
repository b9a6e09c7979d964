import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** What was found in directories, and whether it was corrected or a listing was added. */
export function AddedListings() {
  return (
    <>
      <Field of="seo" />
      <Panel x={1} y={1} width={358} height={300} radius={18} />
      <SceneText x={22} y={36} size={18} family="bold">
        We found
      </SceneText>
      <SceneText x={338} y={36} size={18} family="bold" anchor="end">
        We did
      </SceneText>
      <Rule x={1} y={54} width={358} />
      {rows.map(([found, isAdded], index) => (
        <g key={found} transform={`translate(0 ${86 + index * 46})`}>
          {index > 0 && <Rule x={22} y={-29} width={316} tone="rule" />}
          <SceneText x={22} y={0} size={18}>
            {found}
          </SceneText>
          <Pill
            x={isAdded ? 258 : 228}
            y={-21}
            width={isAdded ? 80 : 110}
            height={31}
            label={isAdded ? 'Added' : 'Corrected'}
            fill={isAdded ? 'accent' : 'sourcingField'}
            size={18}
            isOutlined
          />
        </g>
      ))}
    </>
  );
}

const rows = [
  ['Old phone number', false],
  ['No listing', true],
  ['Closed branch', false],
  ['Misspelt name', false],
] as const;
