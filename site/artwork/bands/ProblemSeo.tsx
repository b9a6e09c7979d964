import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** The fourth page of results, where a listing is 38th. */
export function ProblemSeo() {
  return (
    <>
      <Panel x={24} y={-20} width={252} height={184} />
      {[16, 45].map((y, row) => (
        <g key={y}>
          <SceneText x={40} y={y + 9} size={12} tone="faint">
            {`${36 + row}`}
          </SceneText>
          <Bar x={66} y={y} width={150 - row * 36} height={8} />
        </g>
      ))}
      <Bar x={25} y={67} width={250} height={36} radius={0} fill="seoField" />
      <SceneText x={40} y={89.5} size={12} family="bold">
        38
      </SceneText>
      <SceneText x={66} y={91} size={18} family="display">
        Your shop
      </SceneText>
      {['1', '2', '3', '4'].map((page, index) => (
        <g key={page}>
          <Disc
            x={78 + index * 48}
            y={134}
            radius={17}
            fill={page === '4' ? 'accent' : 'white'}
            line={page === '4' ? 'ink' : 'rule'}
          />
          <SceneText x={78 + index * 48} y={139.5} size={15} family="bold" anchor="middle">
            {page}
          </SceneText>
        </g>
      ))}
    </>
  );
}
