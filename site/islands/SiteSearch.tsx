import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { enquiryPath, paths } from '../../contract/paths.ts';
import { formatCount } from '../lib/format-count.ts';
import type { InterfaceWords } from '../schemas/site.ts';
import { Cross } from '../ui/Cross.tsx';
import { Lens } from '../ui/Lens.tsx';
import { useIslandLive } from './island-live.ts';
import { isForBrowser } from './keys.ts';
import { SearchResults } from './SearchResults.tsx';
import { loadIndex } from './search-index.ts';
import { type SearchState, useSearch } from './use-search.ts';

export type SiteSearchProps = {
  words: InterfaceWords['search'];
  close: string;
  isSmall: boolean;
  /** What an address asks for with: `/blogs?q=kettle` opens the search with these words. */
  parameter: string;
};

/** A button that opens the search of articles and services. Nothing is loaded before. */
export function SiteSearch({ words, close, isSmall, parameter }: SiteSearchProps) {
  const root = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const state = useSearch(query);
  useIslandLive(root);

  const open = () => {
    dialog.current?.showModal();
    if (query === '') setQuery(new URLSearchParams(location.search).get(parameter) ?? '');
    loadIndex().catch(() => undefined);
  };
  const shut = () => dialog.current?.close();
  const onPress = (event: MouseEvent) => {
    // The backdrop belongs to the dialog itself; its contents fill it from edge to edge.
    if (event.target === dialog.current) shut();
  };
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    // In a search field Escape would only clear the words.
    if (event.key === 'Escape') shut();
    else steer(event);
  };
  return (
    <div ref={root} className="site-search">
      <button
        type="button"
        className={isSmall ? 'search-open search-open-small' : 'search-open'}
        data-replay=""
        data-shortcut={parameter}
        aria-keyshortcuts="/ Control+K"
        onClick={open}
      >
        <Lens />
        {words.open}
      </button>
      <dialog
        ref={dialog}
        className="search"
        aria-label={words.title}
        onClick={onPress}
        onKeyDown={onKey}
      >
        <div className="search-inner">
          <search>
            <label htmlFor="search-words">{words.label}</label>
            <div className="search-field">
              <Lens />
              <input
                id="search-words"
                type="search"
                autoComplete="off"
                enterKeyHint="go"
                aria-describedby="search-hint"
                value={query}
                onChange={(event) => setQuery(event.target.value)}
              />
              <button type="button" className="icon-button" aria-label={close} onClick={shut}>
                <Cross />
              </button>
            </div>
          </search>
          <p id="search-hint" className="soft search-hint">
            {words.hint}
          </p>
          <p role="status" className="search-status">
            <span key={state.kind}>{statusOf(state, words)}</span>
          </p>
          {state.kind === 'found' && state.hits.length > 0 && (
            <SearchResults hits={state.hits} label={words.title} />
          )}
          {state.kind === 'found' && state.hits.length === 0 && (
            <p className="search-otherwise">
              <a href={paths.services}>{words.services}</a>
              <a href={enquiryPath()}>{words.ask}</a>
            </p>
          )}
        </div>
      </dialog>
    </div>
  );
}

function statusOf(state: SearchState, words: SiteSearchProps['words']): string {
  if (state.kind === 'searching') return words.searching;
  if (state.kind === 'failed') return words.failed;
  if (state.kind === 'idle') return '';
  return state.hits.length === 0 ? words.none : formatCount(state.hits.length, words.results);
}

/** Up and down lead from the field through the results and back; Enter in the field to the first. */
function steer(event: KeyboardEvent<HTMLElement>): void {
  // Enter also ends a word that is composed of several keys, as in Japanese.
  if (isForBrowser(event) || event.nativeEvent.isComposing) return;
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
    linksIn(event.currentTarget)[0]?.click();
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const field = event.currentTarget.querySelector('input');
  const stops = [...(field ? [field] : []), ...linksIn(event.currentTarget)];
  const here = stops.findIndex((stop) => stop.matches(':focus'));
  stops.at((here + step + stops.length) % stops.length)?.focus();
}

function linksIn(element: HTMLElement | null): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>('.search-results a') ?? [])];
}
