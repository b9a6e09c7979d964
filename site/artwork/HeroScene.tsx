import { Scene } from './Scene.tsx';
import { tallViewBox } from './scene-frame.ts';
import type { SceneName } from './scene-names.ts';

export type HeroSceneProps = { name: SceneName };

/** The scene beside a page's headline, whole at every width; what lies around its frame fills the box. */
export function HeroScene({ name }: HeroSceneProps) {
  const tall = tallViewBox[name];
  return tall ? (
    <div className="hero-scene hero-scene-tall">
      <Scene name={name} viewBox={tall} fit="whole" />
    </div>
  ) : (
    <div className="hero-scene">
      <Scene name={name} fit="whole" />
    </div>
  );
}
