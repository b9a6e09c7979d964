import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { LunchBox } from '../parts/LunchBox.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** An approved ad with eight words, on a desktop and on a phone. */
export function LiveAd() {
  return (
    <>
      <Panel x={1} y={16} width={352} height={400} />
      <Disc x={36} y={52} radius={17} fill="ppc" />
      <Shape d="M28 57l6-7 5 3 6-8" line="white" width={3} />
      <SampleTag x={64} y={41} />
      <SceneText x={20} y={106} size={22} family="bold">
        Lunch stays in. The
      </SceneText>
      <SceneText x={20} y={134} size={22} family="bold">
        steel lid shuts tight.
      </SceneText>
      {tiles.map((fill, index) => (
        <g key={fill} transform={`translate(${20 + index * 112})`}>
          <Panel x={0} y={156} width={100} height={200} radius={10} fill="ppcPale" />
          <LunchBox x={50} y={216} fill={fill} />
          <Bar x={14} y={232} width={72} />
          <Bar x={14} y={248} width={46} />
        </g>
      ))}
      <Panel x={272} y={66} width={140} height={300} radius={20} fill="ink" />
      <Shape d="M272 264V86a20 20 0 0 1 20-20h100a20 20 0 0 1 20 20v178" line="softOnInk" />
      <Panel x={281} y={78} width={122} height={300} radius={12} />
      <Panel x={291} y={90} width={102} height={62} radius={8} fill="ppcField" />
      <LunchBox x={342} y={140} fill="ppcLight" />
      {['Lunch stays in.', 'The steel lid', 'shuts tight.'].map((line, index) => (
        <SceneText key={line} x={293} y={173 + index * 18} size={12} family="bold">
          {line}
        </SceneText>
      ))}
      <Bar x={291} y={222} width={102} height={30} fill="accent" />
      <Shape d="M330 237h22m-7-7l7 7-7 7" />
      <Pill x={334} y={16} width={84} height={32} label="8 words" fill="accent" size={14} />
    </>
  );
}

const tiles = ['ppcField', 'ppcLight', 'paper2'] as const;
