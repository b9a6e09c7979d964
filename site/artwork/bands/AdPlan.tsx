import { Panel } from '../parts/Panel.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** Four groups of products flow into the types of ad that suit them, with shares of the budget. */
export function AdPlan() {
  return (
    <>
      <Shape d="M112 18C206 18 206 48 300 48V75C206 75 206 45 112 45z" fill="ppc" line="none" />
      <Shape d="M112 78C206 78 206 88 300 88V115C206 115 206 105 112 105z" fill="ppc" line="none" />
      <Shape
        d="M112 138C206 138 206 152 300 152V179C206 179 206 165 112 165z"
        fill="ppcLight"
        line="none"
      />
      <Shape
        d="M112 206C206 206 206 222 300 222V231C206 231 206 215 112 215z"
        fill="ppcField"
        line="none"
      />
      {groups.map((group, index) => (
        <g key={group} transform={`translate(0 ${8 + index * 60})`}>
          <Panel x={1} y={0} width={118} height={46} radius={10} />
          <SceneText x={16} y={29} size={15} family="bold">
            {group}
          </SceneText>
        </g>
      ))}
      {types.map(({ name, share, y, height, fill }) => (
        <g key={name} transform={`translate(300 ${y})`}>
          <Panel x={0} y={0} width={119} height={height} radius={10} fill={fill} />
          <SceneText x={14} y={24} size={14} family="bold">
            {name}
          </SceneText>
          <SceneText x={14} y={48} size={18} family="bold" tone="ppc">
            {share}
          </SceneText>
        </g>
      ))}
      <SceneText x={314} y={108} size={12} family="bold" tone="soft">
        of the budget
      </SceneText>
      <SampleTag x={357} y={2} />
    </>
  );
}

const groups = ['Launch', 'Growth', 'Defence', 'Clearance'];
const types = [
  { name: 'Products', share: '60%', y: 34, height: 92, fill: 'white' },
  { name: 'Brands', share: '30%', y: 136, height: 58, fill: 'white' },
  { name: 'Display', share: '10%', y: 204, height: 80, fill: 'white' },
] as const;
