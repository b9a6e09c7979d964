import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Tick } from '../parts/Tick.tsx';

/** A graph of links to your page. In a tall box, the report that lists them follows. */
export function OffPageSeo() {
  return (
    <>
      <Field of="seo" />
      <Line points="180,126 66,62 182,34" />
      <Line points="182,34 180,126 308,178 294,58" />
      <Line points="62,178 180,126 294,58" tone="accent" width={4} />
      <Disc x={66} y={62} radius={24} />
      <Disc x={62} y={178} radius={28} />
      <Disc x={308} y={178} radius={26} />
      <Disc x={182} y={34} radius={22} />
      <Disc x={294} y={58} radius={36} fill="accent" />
      <SceneText x={294} y={54} family="bold" anchor="middle">
        Trade
      </SceneText>
      <SceneText x={294} y={71} family="bold" anchor="middle">
        press
      </SceneText>
      <SceneText x={66} y={66} size={11} anchor="middle">
        Blog
      </SceneText>
      <SceneText x={182} y={38} size={11} anchor="middle">
        Wiki
      </SceneText>
      <SceneText x={62} y={182} size={11} anchor="middle">
        Forum
      </SceneText>
      <SceneText x={308} y={182} size={11} anchor="middle">
        Web 2.0
      </SceneText>
      <Disc x={180} y={126} radius={42} fill="ink" />
      <SceneText x={180} y={123} size={13} family="bold" tone="white" anchor="middle">
        Your
      </SceneText>
      <SceneText x={180} y={140} size={13} family="bold" tone="white" anchor="middle">
        page
      </SceneText>
      <Pill
        x={92}
        y={204}
        width={176}
        height={24}
        label="Each URL in your report"
        size={11}
        family="text"
      />
      <Panel x={22} y={252} width={316} height={600} />
      <SceneText x={40} y={278} size={14} family="bold">
        Link report
      </SceneText>
      {['Trade press', 'Blog', 'Forum'].map((site, index) => (
        <g key={site} transform={`translate(0 ${302 + index * 23})`}>
          <Tick x={40} y={0} />
          <SceneText x={58} y={0}>
            {site}
          </SceneText>
          <Bar x={160} y={-7} width={[150, 124, 138][index] ?? 0} />
        </g>
      ))}
      {[68, 92, 54, 80, 62, 86, 74, 58, 96, 66, 84, 72, 60, 90].map((width, index) => (
        <g key={width} transform={`translate(0 ${371 + index * 23})`}>
          <Bar x={58} y={-7} width={width} />
          <Bar x={160} y={-7} width={218 - width} />
        </g>
      ))}
    </>
  );
}
