import { clsx } from 'clsx';
import { SceneImage } from '../artwork/SceneImage.tsx';
import type { SceneName } from '../artwork/scene-names.ts';
import { Art } from '../ui/Art.tsx';
import styles from './PanelGroup.module.css';

export type PanelGroupProps = {
  name: string;
  path: string;
  scene: SceneName;
  /** The lowest price in the group, such as "from £120". */
  from: string;
  links: { label: string; path: string }[];
  currentPath: string;
};

/** A column of the Services panel. */
export function PanelGroup(props: PanelGroupProps) {
  const { name, scene, from, links, currentPath } = props;
  return (
    <div className={styles.group}>
      <div className={styles.head}>
        <Art className={styles.picture}>
          <SceneImage name={scene} />
        </Art>
        <div>
          <h3>
            <a href={props.path}>{name}</a>
          </h3>
          <p className={clsx('tabular', styles.from)}>{from}</p>
        </div>
      </div>
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
