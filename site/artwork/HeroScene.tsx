import { clsx } from 'clsx';
import styles from './HeroScene.module.css';
import { Scene } from './Scene.tsx';
import { tallViewBox } from './scene-frame.ts';
import type { SceneName } from './scene-names.ts';

export type HeroSceneProps = { name: SceneName; className?: string | undefined };

/**
 * The scene beside a page's headline, shown whole. Anything drawn outside its frame fills the rest
 * of the box.
 */
export function HeroScene({ name, className }: HeroSceneProps) {
  const tall = tallViewBox[name];
  return (
    <div className={clsx(styles.box, className)} data-tall={tall ? '' : undefined}>
      <Scene name={name} viewBox={tall} fit="whole" />
    </div>
  );
}
