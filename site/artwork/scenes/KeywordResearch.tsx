import { Bar } from '../parts/Bar.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** Search terms with their volume and difficulty. The one to target is highlighted. */
export function KeywordResearch() {
  return (
    <>
      <Field of="seo" />
      <Panel x={20} y={24} width={320} height={700} />
      <SceneText x={38} y={50} family="bold">
        Keyword
      </SceneText>
      <SceneText x={214} y={50} family="bold" anchor="end">
        Searches
      </SceneText>
      <SceneText x={238} y={50} family="bold">
        Difficulty
      </SceneText>
      <Rule x={20} y={62} width={320} />
      <Bar x={28} y={106} width={304} height={36} radius={8} fill="ink" />
      {rows.map(([term, volume, width, fill, score], index) => (
        <g key={term} transform={`translate(0 ${88 + index * 41})`}>
          <SceneText
            x={38}
            y={0}
            size={13}
            family={index === 1 ? 'bold' : 'text'}
            tone={index === 1 ? 'white' : 'ink'}
          >
            {term}
          </SceneText>
          <SceneText x={214} y={0} size={13} tone={index === 1 ? 'white' : 'ink'} anchor="end">
            {volume}
          </SceneText>
          <Bar x={238} y={-9} width={60} height={10} fill={index === 1 ? 'ink3' : 'paper2'} />
          <Bar x={238} y={-9} width={width} height={10} fill={fill} />
          <SceneText x={322} y={0} family="bold" tone={index === 1 ? 'accent' : 'ink'} anchor="end">
            {score}
          </SceneText>
          {index > 2 && <Rule x={23} y={-25} width={314} tone="rule" />}
        </g>
      ))}
      {[116, 88, 104, 96, 120, 84, 108].map((width, index) => (
        <g key={width} transform={`translate(0 ${412 + index * 41})`}>
          <Rule x={23} y={-21} width={314} tone="rule" />
          <Bar x={38} y={-3} width={width} />
          <Bar x={238} y={-3} width={60} />
        </g>
      ))}
    </>
  );
}

const rows = [
  ['plumber', '22,200', 55, 'copy', '92'],
  ['boiler repair leeds', '1,300', 17, 'accent', '28'],
  ['emergency plumber', '6,600', 41, 'copy', '68'],
  ['leaking tap fix', '880', 25, 'sourcing', '41'],
  ['radiator noise', '590', 14, 'sourcing', '23'],
  ['boiler service cost', '2,900', 34, 'copy', '57'],
  ['bleed radiator', '3,600', 31, 'copy', '52'],
  ['low boiler pressure', '1,900', 22, 'sourcing', '36'],
] as const;
