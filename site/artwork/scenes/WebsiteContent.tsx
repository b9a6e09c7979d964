import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Window } from '../parts/Window.tsx';

/** A web page with marked phrases and comments in the margin. */
export function WebsiteContent() {
  return (
    <>
      <Field of="copy" />
      <Window x={20} y={22} width={226} height={278} address="yourshop.co.uk" />
      <SceneText x={36} y={94} size={26} family="display">
        Poured by hand
      </SceneText>
      <Bar x={32} y={101} width={136} height={31} radius={6} fill="copyField" />
      <SceneText x={36} y={124} size={26} family="display">
        in Whitby.
      </SceneText>
      <SceneText x={36} y={153} size={12}>
        Fig, cedar or sea salt, in soy wax.
      </SceneText>
      <Panel x={36} y={171} width={124} height={34} radius={17} fill="accent" />
      <SceneText x={98} y={192.5} size={12} family="bold" anchor="middle">
        See the scents
      </SceneText>
      <Bar x={36} y={220} width={180} />
      <Line points="168,116 234,116" tone="copy" />
      <Disc x={168} y={116} radius={5} fill="copy" />
      <Line points="160,188 234,188" tone="copy" />
      <Disc x={160} y={188} radius={5} fill="copy" />
      <Panel x={228} y={90} width={116} height={52} radius={10} />
      <SceneText x={242} y={112} family="bold">
        Says where
      </SceneText>
      <SceneText x={242} y={130}>
        Keep this first
      </SceneText>
      <Panel x={228} y={162} width={116} height={52} radius={10} fill="ink" />
      <SceneText x={242} y={184} family="bold" tone="white">
        A clear button
      </SceneText>
      <SceneText x={242} y={202} tone="softOnInk">
        Not “Click here”
      </SceneText>
    </>
  );
}
