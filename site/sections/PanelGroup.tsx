import { SceneImage } from '../artwork/SceneImage.tsx';
import type { SceneName } from '../artwork/scene-names.ts';

export type PanelGroupProps = {
  name: string;
  scene: SceneName;
  /** The cheapest price of the group: "from £120". */
  from: string;
  links: { label: string; path: string }[];
  currentPath: string;
};

/** One column of the Services panel. */
export function PanelGroup({ name, scene, from, links, currentPath }: PanelGroupProps) {
  return (
    <div>
      <div className="art">
        <SceneImage name={scene} />
      </div>
      <h3>{name}</h3>
      <p className="panel-from tabular">{from}</p>
      <ul>
        {links.map(({ label, path }) => (
          <li key={path}>
            <a href={path} aria-current={path === currentPath ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
