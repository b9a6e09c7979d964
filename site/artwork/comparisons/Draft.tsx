import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pencil } from '../parts/Pencil.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import styles from './change.module.css';

/** A first draft with its filler words crossed out, then the second draft. */
export function Draft() {
  return (
    <>
      <Panel x={76} y={18} width={252} height={280} radius={6} transform="rotate(3 200 140)" />
      <Panel x={64} y={8} width={264} height={290} radius={6} />
      <g className={styles.before}>
        <SceneText x={86} y={38} size={12} family="bold" tone="copyDark">
          Draft 1
        </SceneText>
        <SceneText x={86} y={78} size={22} family="display">
          Premium quality
        </SceneText>
        <SceneText x={86} y={106} size={22} family="display">
          bread knife
        </SceneText>
        <SceneText x={86} y={138} size={14}>
          The best choice for your home.
        </SceneText>
        <Line points="82,71 254,69" tone="copy" width={3} />
        <Line points="82,134 300,132" tone="copy" width={3} />
        <Pencil x={292} y={194} />
      </g>
      <g className={styles.after}>
        <SceneText x={86} y={38} size={12} family="bold" tone="copyDark">
          Draft 2
        </SceneText>
        <SceneText x={86} y={78} size={22} family="display">
          Slices a warm loaf
        </SceneText>
        <SceneText x={86} y={106} size={22} family="display">
          without crushing it
        </SceneText>
        <SceneText x={86} y={138} size={14}>
          20 cm serrated blade, beech
        </SceneText>
        <SceneText x={86} y={160} size={14}>
          handle. Wash it by hand.
        </SceneText>
      </g>
      <Rule x={86} y={184} width={174} tone="rule" />
      <Rule x={86} y={202} width={134} tone="rule" />
    </>
  );
}
