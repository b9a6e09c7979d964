import { Bar } from '../parts/Bar.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A page of results on which your row climbs from nine to one. */
export function SearchResults() {
  return (
    <>
      <Field of="seo" />
      <Panel x={30} y={22} width={300} height={278} />
      <SearchBox x={44} y={36} width={272} query="plumber near me" />
      <Bar x={44} y={78} width={272} height={40} radius={8} fill="ink" />
      <SceneText x={59} y={104} size={18} family="display" tone="accent">
        1
      </SceneText>
      <SceneText x={84} y={96} family="bold" tone="white">
        Your business
      </SceneText>
      <SceneText x={84} y={110} size={10} tone="softOnInk">
        yourbusiness.co.uk
      </SceneText>
      <SceneText x={60} y={140} family="bold" tone="faint">
        2
      </SceneText>
      <SceneText x={84} y={140}>
        Trade directory
      </SceneText>
      <SceneText x={60} y={165} family="bold" tone="faint">
        3
      </SceneText>
      <SceneText x={84} y={165}>
        A rival
      </SceneText>
      <Shape d="M64 178h0m0 6h0m0 6h0" line="faint" width={3.2} />
      <SceneText x={60} y={216} family="bold" tone="faint">
        9
      </SceneText>
      <Panel x={80} y={200} width={98} height={24} radius={6} fill="paper" isDashed />
      <SceneText x={91} y={216}>
        You, before
      </SceneText>
      <RisingPath points="180,212 210,196 230,202 258,156 274,163 296,98" />
    </>
  );
}
