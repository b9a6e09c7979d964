import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** An article on a tablet: the question, the answer right below it, and the contents beside it. */
export function TabletArticle() {
  return (
    <>
      <Panel x={8} y={8} width={404} height={400} radius={24} fill="ink" />
      <Shape d="M24 264V34a10 10 0 0 1 10-10H386a10 10 0 0 1 10 10V264z" fill="white" line="none" />
      <Shape d="M24 264V34a10 10 0 0 1 10-10H144V264z" fill="copyField" line="none" />
      <Disc x={210} y={16} radius={3} fill="soft" line="none" />
      <Bar x={24} y={69} width={120} height={30} radius={0} fill="copyDark" />
      {contents.map((item, index) => (
        <SceneText
          key={item}
          x={38}
          y={53 + index * 36}
          size={14}
          family="bold"
          tone={index === 1 ? 'white' : 'ink'}
        >
          {item}
        </SceneText>
      ))}
      <SampleTag x={320} y={34} />
      <SceneText x={160} y={84} size={22} family="bold">
        Why is a radiator
      </SceneText>
      <SceneText x={160} y={110} size={22} family="bold">
        cold at the top?
      </SceneText>
      <Bar x={156} y={124} width={222} height={27} radius={5} fill="copyField" />
      <SceneText x={162} y={143} size={15} family="bold">
        Air is in it. Let the air out.
      </SceneText>
      <Shape d="M156 250h12m206 0h12M380 250V280M162 250V280" width={5} />
      {columns.map((x) => (
        <g key={x} transform={`translate(${x} 168)`}>
          <Panel x={0} y={0} width={26} height={120} radius={10} fill="accentLight" />
          <Shape d="M0 34V10a10 10 0 0 1 10-10h6a10 10 0 0 1 10 10v24z" fill="webField" />
        </g>
      ))}
    </>
  );
}

const contents = ['Contents', 'The answer', 'Let air out', 'Still cold?', 'Call us'];

/** The left edges of the radiator's columns. */
const columns = [168, 198, 228, 258, 288, 318, 348];
