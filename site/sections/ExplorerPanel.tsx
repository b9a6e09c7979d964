import type { ExplorerTab, HomePage } from '../schemas/home-page.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import styles from './ExplorerPanel.module.css';

export type ExplorerPanelProps = Pick<
  ExplorerTab,
  'id' | 'title' | 'text' | 'comparison' | 'facts' | 'link'
> & {
  words: HomePage['explorer']['comparison'];
  /** The first panel is visible at once, the others when their tab is chosen. */
  isFirst?: boolean;
};

/** The content of a tab in the explorer. */
export function ExplorerPanel(props: ExplorerPanelProps) {
  const { id, title, text, comparison, facts, link, words, isFirst = false } = props;
  return (
    <>
      <BeforeAfter {...comparison} id={`compare-${id}`} words={words} isScrolledTo={isFirst} />
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
