import { Bar } from '../parts/Bar.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** A results page on which your page has climbed from sixth to third place. */
export function TypeSeo() {
  return (
    <>
      <Field of="seo" />
      <Panel x={20} y={22} width={260} height={220} />
      <SceneText x={38} y={50} size={15} family="display">
        Search results
      </SceneText>
      <SampleTag x={206} y={33} />
      {others.map(({ place, width }) => (
        <g key={place} transform={`translate(0 ${topOf(place)})`}>
          <SceneText x={45} y={20} size={13} family="bold" tone="faint" anchor="middle">
            {`${place}`}
          </SceneText>
          <Bar x={66} y={11} width={width} />
        </g>
      ))}
      <Bar x={10} y={topOf(3)} width={280} height={36} radius={10} fill="ink" />
      <SceneText x={45} y={topOf(3) + 26} size={22} family="display" tone="accent" anchor="middle">
        3
      </SceneText>
      <SceneText x={66} y={topOf(3) + 23.5} size={15} family="bold" tone="white">
        Your page
      </SceneText>
      <RisingPath points="150,190 182,178 204,182 258,140" />
    </>
  );
}

const others = [
  { place: 1, width: 150 },
  { place: 2, width: 118 },
  { place: 4, width: 60 },
] as const;

const topOf = (place: number) => 62 + (place - 1) * 29 + (place > 3 ? 9 : 0);
