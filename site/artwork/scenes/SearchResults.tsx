import { Bar } from '../parts/Bar.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Shape } from '../parts/Shape.tsx';

/** Only these rows after the ninth have a number. The edge of a tall box may cut any later row. */
const numbered = 5;

/** A results page on which your result climbs from ninth to third place. Tall boxes show more rows. */
export function SearchResults() {
  return (
    <>
      <Field of="seo" />
      <Panel x={30} y={22} width={300} height={700} />
      <SearchBox x={44} y={36} width={272} query="bike repair near me" />
      <SceneText x={60} y={93} family="bold" tone="faint">
        1
      </SceneText>
      <SceneText x={84} y={93}>
        Trade directory
      </SceneText>
      <SceneText x={60} y={116} family="bold" tone="faint">
        2
      </SceneText>
      <SceneText x={84} y={116}>
        A rival
      </SceneText>
      <Bar x={44} y={128} width={272} height={40} radius={8} fill="ink" />
      <SceneText x={59} y={154} size={18} family="display" tone="accent">
        3
      </SceneText>
      <SceneText x={84} y={146} family="bold" tone="white">
        Your business
      </SceneText>
      <SceneText x={84} y={160} size={10} tone="softOnInk">
        yourbusiness.co.uk
      </SceneText>
      <Shape d="M64 178h0m0 6h0m0 6h0" line="faint" width={3.2} />
      <SceneText x={60} y={216} family="bold" tone="faint">
        9
      </SceneText>
      <Panel x={80} y={200} width={98} height={24} radius={6} fill="paper" isDashed />
      <SceneText x={91} y={216}>
        You, before
      </SceneText>
      {[84, 116, 96, 108, 78, 112, 88, 102, 74].map((width, index) => (
        <g key={width} transform={`translate(0 ${254 + index * 30})`}>
          {index < numbered ? (
            <SceneText x={67} y={0} family="bold" tone="faint" anchor="end">
              {String(10 + index)}
            </SceneText>
          ) : (
            <Bar x={55} y={-7} width={12} />
          )}
          <Bar x={84} y={-7} width={width} />
        </g>
      ))}
      <RisingPath points="180,212 212,202 230,206 262,180 276,184 296,148" />
    </>
  );
}
