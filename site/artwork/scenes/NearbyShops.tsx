import { Bar } from '../parts/Bar.tsx';
import { Field } from '../parts/Field.tsx';
import { MapPin } from '../parts/MapPin.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/** Three shops of one trade in a street, each with its pin; the middle one's details are complete. */
export function NearbyShops() {
  return (
    <>
      <Field of="seo" />
      <Shape d="M-2 214h364v30H-2z" fill="white" />
      <Shop x={-34} />
      <Shop x={256} />
      <MapPin x={36} y={92} label="B" />
      <MapPin x={324} y={92} label="C" />
      <Panel x={110} y={92} width={140} height={122} radius={2} />
      <Panel x={122} y={150} width={72} height={50} radius={2} fill="seoPale" />
      <Panel x={204} y={150} width={34} height={64} radius={2} fill="ink" />
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Shape
          key={index}
          d={`M${104 + index * 25.4} 116h25.4v14a12.7 12.7 0 0 1-25.4 0z`}
          fill={index % 2 === 0 ? 'accent' : 'white'}
        />
      ))}
      <Panel x={104} y={90} width={152} height={26} radius={4} fill="ink" />
      <SceneText x={180} y={108} size={13} family="bold" tone="white" anchor="middle">
        Open until 6 pm
      </SceneText>
      <MapPin x={180} y={86} label="A" fill="accent" scale={1.7} />
      <Tick x={136} y={176} />
      <Bar x={154} y={169} width={30} />
      <Tick x={136} y={193} />
      <Bar x={154} y={186} width={22} />
    </>
  );
}

/** A neighbour's shop front, 140 units wide. */
function Shop({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <Panel x={0} y={98} width={138} height={116} radius={2} fill="paper2" />
      <Shape d="M0 124h138v16H0z" fill="seoPale" />
      <Panel x={16} y={154} width={58} height={44} radius={2} />
      <Panel x={90} y={154} width={32} height={60} radius={2} />
    </g>
  );
}
