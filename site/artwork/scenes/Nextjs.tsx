import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** A map of routes. Some are built in advance, others are rendered on request. */
export function Nextjs() {
  return (
    <>
      <Field of="web" />
      <Line points="72,120 96,120 96,48 116,48" />
      <Line points="96,120 96,192 116,192" />
      <Line points="206,192 254,192" />
      <Line points="206,120 230,120 230,156 254,156" />
      <Line points="72,120 116,120" tone="accent" width={4} />
      <Line points="206,120 230,120 230,84 250,84" tone="accent" width={4} />
      <Panel x={20} y={96} width={52} height={48} radius={12} fill="ink" />
      <SceneText x={46} y={128} size={22} family="display" tone="white" anchor="middle">
        /
      </SceneText>
      <Panel x={116} y={28} width={90} height={40} radius={10} />
      <SceneText x={161} y={53} size={13} family="mono" anchor="middle">
        /about
      </SceneText>
      <Panel x={116} y={100} width={90} height={40} radius={10} fill="accent" />
      <SceneText x={161} y={125} size={13} family="mono" anchor="middle">
        /shop
      </SceneText>
      <Panel x={116} y={172} width={90} height={40} radius={10} />
      <SceneText x={161} y={197} size={13} family="mono" anchor="middle">
        /api
      </SceneText>
      <Panel x={254} y={58} width={92} height={50} radius={10} />
      <SceneText x={268} y={80} family="mono">
        [slug]
      </SceneText>
      <SceneText x={268} y={97} size={11} tone="success">
        240 static
      </SceneText>
      <Panel x={254} y={138} width={92} height={36} radius={10} />
      <SceneText x={268} y={160} family="mono">
        /basket
      </SceneText>
      <Panel x={254} y={182} width={92} height={36} radius={10} fill="ink" />
      <SceneText x={268} y={204} family="mono" tone="accentLight">
        orders
      </SceneText>
      <Disc x={254} y={84} radius={7} fill="accent" />
      <Pill
        x={226}
        y={24}
        width={120}
        height={22}
        label="Built in 11 seconds"
        size={11}
        family="text"
      />
    </>
  );
}
