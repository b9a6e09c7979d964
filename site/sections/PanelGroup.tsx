import { SceneImage } from '../artwork/SceneImage.tsx';
import type { SceneName } from '../artwork/scene-names.ts';
import styles from './PanelGroup.module.css';

export type PanelGroupProps = {
  name: string;
  path: string;
  scene: SceneName;
  /** "7 services, from £120". */
  summary: string;
  links: { label: string; path: string; text?: string | undefined }[];
  currentPath: string;
};

/**
 * A column of the Services panel. On small screens it is a row, and pressing the row shows the
 * links. Then the name is a link too.
 */
export function PanelGroup(props: PanelGroupProps) {
  const { name, scene, summary, links, currentPath } = props;
  return (
    <div className={styles.group}>
      <div className={styles.head}>
        <SceneImage name={scene} />
        <h3>
          <a href={props.path}>{name}</a>
        </h3>
        <p>{summary}</p>
        <details>
          <summary>{name}</summary>
        </details>
      </div>
      <ul>
        {links.map(({ label, path, text }) => (
          <li key={path}>
            <a href={path} aria-current={path === currentPath ? 'page' : undefined}>
              {label}
            </a>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
