import { Scene } from '../artwork/Scene.tsx';
import { SceneImage } from '../artwork/SceneImage.tsx';
import type { ExplorerTab } from '../schemas/pages.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';

export type ExplorerPanelProps = ExplorerTab & { isFirst: boolean };

/** One tab's panel. All but the first are hidden until their tab is chosen. */
export function ExplorerPanel(props: ExplorerPanelProps) {
  const { id, title, text, scene, facts, link, category, isFirst } = props;
  return (
    <div
      id={`panel-${id}`}
      className={`explorer-panel category-${category}`}
      role="tabpanel"
      aria-labelledby={`tab-${id}`}
      hidden={!isFirst}
    >
      <div className="explorer-picture">
        {isFirst ? <Scene name={scene} /> : <SceneImage name={scene} />}
      </div>
      <div className="explorer-text">
        <div>
          <h3>{title}</h3>
          <p className="soft mt-2">{text}</p>
          <dl className="explorer-facts">
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
    </div>
  );
}
