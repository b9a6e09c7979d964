import styles from './HeroScene.module.css';
import { Scene } from './Scene.tsx';
import { tallViewBox } from './scene-frame.ts';
import type { SceneName } from './scene-names.ts';

export type HeroSceneProps = { name: SceneName };

/** The scene beside a page's headline, whole at every width; what lies around its frame fills the box. */
export function HeroScene({ name }: HeroSceneProps) {
  const tall = tallViewBox[name];
  return (
    <div className={styles.box} data-tall={tall ? '' : undefined}>
      <Scene name={name} viewBox={tall} fit="whole" />
    </div>
  );
}
