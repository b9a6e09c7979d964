import { Bar } from '../parts/Bar.tsx';
import { Candle } from '../parts/Candle.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/** An ad and the page behind it, which begins with the same promise and gives its proof. */
export function AdAndPage() {
  return (
    <>
      <Panel x={132} y={10} width={280} height={400} />
      <Shape d="M132 42V24a14 14 0 0 1 14-14h252a14 14 0 0 1 14 14v18z" fill="seoPale" />
      <SampleTag x={336} y={15} />
      <Bar x={202} y={62} width={170} height={30} radius={5} fill="copyField" />
      <SceneText x={208} y={85} size={22} family="display">
        Twenty evenings
      </SceneText>
      <Bar x={202} y={92} width={110} height={30} radius={5} fill="copyField" />
      <SceneText x={208} y={115} size={22} family="display">
        in one jar
      </SceneText>
      <Candle x={366} y={236} />
      <Line points="318,236 412,236" />
      <Panel x={8} y={88} width={170} height={136} />
      <Pill x={22} y={102} width={40} height={24} label="Ad" size={12} isOutlined />
      <SceneText x={22} y={153} size={15} family="display">
        Twenty evenings
      </SceneText>
      <SceneText x={22} y={173} size={15} family="display">
        in one jar
      </SceneText>
      <Bar x={22} y={186} width={104} height={28} fill="accent" />
      <Shape d="M38 200h20m-6-6l6 6-6 6" />
      <Line points="178,104 202,90" tone="copy" width={3} />
      <Disc x={178} y={104} radius={5} fill="copy" />
      <Shape d="M92 202v30l8-7 6 13 6-3-6-12h11z" fill="white" />
      <Bar x={206} y={172} width={92} />
      <Bar x={206} y={190} width={70} />
      <Tick x={206} y={156} />
      <SceneText x={226} y={156} size={14} family="display">
        40 hours
      </SceneText>
    </>
  );
}
