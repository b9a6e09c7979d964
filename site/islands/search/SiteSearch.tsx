import { useRef, useState } from 'react';
import type { InterfaceWords } from '../../schemas/site.ts';
import { Lens } from '../../ui/Lens.tsx';
import { useIslandLive } from '../island-live.ts';
import { SearchDialog } from './SearchDialog.tsx';
import styles from './SiteSearch.module.css';
import { loadIndex } from './search-index.ts';

export type SiteSearchProps = {
  words: InterfaceWords['search'];
  close: string;
  isSmall: boolean;
  /** The URL parameter for the query: `/blogs?q=kettle` opens the search and looks for "kettle". */
  parameter: string;
};

/**
 * The button that opens the search of articles and services. Nothing is loaded until it is pressed.
 */
export function SiteSearch({ words, close, isSmall, parameter }: SiteSearchProps) {
  const root = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  useIslandLive(root);

  const open = () => {
    dialog.current?.showModal();
    if (query === '') setQuery(new URLSearchParams(location.search).get(parameter) ?? '');
    loadIndex().catch(() => undefined);
  };
  return (
    <div ref={root} className={styles.search}>
      <button
        type="button"
        className={styles.open}
        data-small={isSmall ? '' : undefined}
        data-replay=""
        data-shortcut={parameter}
        // Pagefind's search engine is WebAssembly; see docs/decisions/030-search.md.
        data-csp-script-src="'wasm-unsafe-eval'"
        aria-keyshortcuts="/ Control+K"
        onClick={open}
      >
        <Lens />
        {words.open}
      </button>
      <SearchDialog ref={dialog} words={words} close={close} query={query} onQuery={setQuery} />
    </div>
  );
}
