import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { MapPin } from '../parts/MapPin.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import styles from './change.module.css';

/** Map results in which one business climbs from ninth to second place. */
export function MapRank() {
  return (
    <>
      <Line points="-300,60 60,96 150,20 150,-80" tone="white" width={14} />
      <Line points="-300,190 90,150 170,260" tone="white" width={14} />
      <Line points="20,-80 64,96 40,300" tone="white" width={14} />
      <MapPin x={108} y={70} label="1" />
      <g className={styles.before}>
        <MapPin x={26} y={176} label="2" />
        <MapPin x={92} y={142} label="9" />
      </g>
      <g className={styles.after}>
        <MapPin x={26} y={176} label="3" />
        <MapPin x={92} y={142} label="2" fill="accent" scale={1.6} />
      </g>
      <Panel x={160} y={8} width={340} height={280} />
      <SearchBox x={174} y={20} width={214} query="dentist in Leeds" />
      <SceneText x={184} y={78} size={14} family="bold" tone="faint">
        1
      </SceneText>
      <SceneText x={214} y={78} size={14}>
        A directory
      </SceneText>
      <g className={styles.sinking}>
        <g className={styles.before}>
          <SceneText x={184} y={154} size={14} family="bold" tone="faint">
            2
          </SceneText>
        </g>
        <g className={styles.after}>
          <SceneText x={184} y={154} size={14} family="bold" tone="faint">
            3
          </SceneText>
        </g>
        <SceneText x={214} y={154} size={14}>
          Another dentist
        </SceneText>
      </g>
      <Rule x={184} y={170} width={316} tone="rule" />
      <g className={styles.after}>
        <SceneText x={184} y={194} size={14} family="bold" tone="faint">
          4
        </SceneText>
        <SceneText x={214} y={194} size={14}>
          A third dentist
        </SceneText>
      </g>
      <g className={styles.climbing}>
        <Bar x={168} y={94} width={332} height={38} radius={10} fill="ink" />
        <SceneText x={214} y={118} size={14} family="bold" tone="white">
          Your business
        </SceneText>
        <g className={styles.before}>
          <SceneText x={182} y={121} size={22} family="display" tone="softOnInk">
            9
          </SceneText>
        </g>
        <g className={styles.after}>
          <SceneText x={182} y={121} size={22} family="display" tone="accent">
            2
          </SceneText>
        </g>
      </g>
    </>
  );
}
