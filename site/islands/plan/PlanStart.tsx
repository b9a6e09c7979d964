import { fillWords } from '../../../contract/fill-words.ts';
import { addToPlanPath } from '../../../contract/paths.ts';
import type { Catalogue } from '../../../contract/plan.ts';
import type { PlanPage } from '../../schemas/plan-page.ts';
import { isPlainClick } from '../keys.ts';
import styles from './PlanStart.module.css';

export type PlanStartProps = {
  words: PlanPage['empty'];
  catalogue: Catalogue;
  items: ReadonlySet<string>;
  onAdd: (item: string) => void;
};

/**
 * Shown while the plan is empty: popular services to add, and links to browse or to ask us. Once one
 * has been added, the others may stay.
 */
export function PlanStart({ words, catalogue, items, onAdd }: PlanStartProps) {
  return (
    <div className={styles.start}>
      {items.size === 0 && <p>{words.text}</p>}
      <p className={styles.popular}>{words.popular}</p>
      <ul>
        {words.services
          .filter((slug) => !items.has(slug))
          .map((slug) => (
            <li key={slug}>
              <a
                href={addToPlanPath(slug)}
                data-replay=""
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  onAdd(slug);
                }}
              >
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M8 2v12M2 8h12" />
                </svg>
                {fillWords(words.add, { item: catalogue[slug]?.name ?? slug })}
              </a>
            </li>
          ))}
      </ul>
      <p className={styles.links}>
        {[words.browse, words.ask].map(({ label, path }) => (
          <a key={path} href={path}>
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
