import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A month's sales with and without ads, and what to change next. */
export function ReportChanges() {
  return (
    <>
      <Panel x={1} y={1} width={418} height={400} radius={18} />
      <SceneText x={22} y={36} size={18} family="bold">
        June: where sales came from
      </SceneText>
      <SampleTag x={338} y={18} />
      <Shape d="M14 270a132 132 0 0 1 116-131l7 57a74 74 0 0 0-65 74z" fill="ppc" />
      <Shape d="M130 139a132 132 0 0 1 148 131h-58a74 74 0 0 0-83-74z" fill="ppcField" />
      <SceneText x={78} y={204} size={14} family="bold" tone="white" anchor="middle">
        Ads
      </SceneText>
      <SceneText x={218} y={200} size={14} family="bold" anchor="middle">
        No ad
      </SceneText>
      <SceneText x={146} y={252} size={22} family="bold" anchor="middle">
        £6,200
      </SceneText>
      <SceneText x={22} y={68} size={14} family="bold" tone="soft">
        More than half had no ad
      </SceneText>
      <Panel x={290} y={84} width={112} height={300} radius={10} fill="ink" />
      <SceneText x={304} y={110} size={13} family="bold" tone="ppcLight">
        Change next
      </SceneText>
      {changes.map(([name, sign, fill], index) => (
        <g key={name} transform={`translate(314 ${143 + index * 38})`}>
          <Disc x={0} y={0} radius={11} fill={fill} line="none" />
          <Shape d={sign} width={2.5} />
          <SceneText x={20} y={5} size={14} family="bold" tone="white">
            {name}
          </SceneText>
        </g>
      ))}
    </>
  );
}

const changes = [
  ['Exact', 'M0 5v-10m-4 4l4-4 4 4', 'sourcingLight'],
  ['Broad', 'M0-5v10m-4-4l4 4 4-4', 'accent'],
  ['Brand', 'M-4-3h8m-8 6h8', 'ppcField'],
] as const;
