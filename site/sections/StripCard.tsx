import { SceneImage } from '../artwork/SceneImage.tsx';
import type { SceneName } from '../artwork/scene-names.ts';
import { Arrow } from '../ui/Arrow.tsx';

export type StripCardProps = {
  title: string;
  text: string;
  path: string;
  link: string;
  scene: SceneName;
  /** The second of two equal cards: there for the eye only. */
  isCopy?: boolean;
};

export function StripCard({ title, text, path, link, scene, isCopy = false }: StripCardProps) {
  return (
    <a href={path} data-slide="" className="strip-card" inert={isCopy}>
      <div className="art">
        <SceneImage name={scene} />
      </div>
      <h3>{title}</h3>
      <p className="soft">{text}</p>
      <span className="go">
        {link}
        <Arrow />
      </span>
    </a>
  );
}
