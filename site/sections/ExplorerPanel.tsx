import { Scene } from '../artwork/Scene.tsx';
import { SceneImage } from '../artwork/SceneImage.tsx';
import type { ExplorerTab } from '../schemas/pages.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import styles from './ExplorerPanel.module.css';

export type ExplorerPanelProps = Pick<
  ExplorerTab,
  'title' | 'text' | 'scene' | 'facts' | 'link'
> & {
  /** The first is seen at once, the others once their tab is chosen. */
  isFirst?: boolean;
};

/** What one tab of the explorer shows. */
export function ExplorerPanel(props: ExplorerPanelProps) {
  const { title, text, scene, facts, link, isFirst = false } = props;
  return (
    <>
      <div className={styles.picture}>
        {isFirst ? <Scene name={scene} /> : <SceneImage name={scene} />}
      </div>
      <div className={styles.text}>
        <div>
          <h3>{title}</h3>
          <p className="soft">{text}</p>
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd className="figure">{fact.figure}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ButtonLink href={link.path} label={link.label} arrow />
      </div>
    </>
  );
}
