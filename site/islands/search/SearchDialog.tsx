import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react';
import { enquiryPath, paths } from '../../../contract/paths.ts';
import { formatCount } from '../../lib/format-count.ts';
import type { InterfaceWords } from '../../schemas/site.ts';
import { Cross } from '../../ui/Cross.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Lens } from '../../ui/Lens.tsx';
import styles from './SearchDialog.module.css';
import { SearchResults } from './SearchResults.tsx';
import { steer } from './steer.ts';
import { type SearchState, useSearch } from './use-search.ts';

type Words = InterfaceWords['search'];

export type SearchDialogProps = {
  ref: RefObject<HTMLDialogElement | null>;
  words: Words;
  close: string;
  query: string;
  onQuery: (query: string) => void;
};

/** The dialog with the search field and its results. */
export function SearchDialog({ ref, words, close, query, onQuery }: SearchDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLUListElement>(null);
  const state = useSearch(query);
  const isPressedOutside = useRef(false);

  const shut = () => ref.current?.close();
  // The dialog's content covers it completely, so only a press on the backdrop has the dialog as
  // its target.
  const isOutside = ({ target }: MouseEvent) => target === ref.current;
  const onPress = (event: MouseEvent) => {
    // Selecting text with the mouse may start inside and end outside.
    if (isPressedOutside.current && isOutside(event)) shut();
  };
  const onKey = (event: KeyboardEvent) => {
    // In a search field, Escape would only clear the text by default. During composition with an
    // input method, it must only cancel the composition.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) shut();
    else steer(event, field.current, results.current);
  };
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={words.title}
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event);
      }}
      onClick={onPress}
      onKeyDown={onKey}
    >
      <div className={styles.inner}>
        <search>
          <label htmlFor="search-words">{words.label}</label>
          <div className={styles.field}>
            <Lens />
            <input
              ref={field}
              id="search-words"
              type="search"
              autoComplete="off"
              enterKeyHint="go"
              aria-describedby="search-hint"
              value={query}
              onChange={(event) => onQuery(event.target.value)}
            />
            <IconButton aria-label={close} onClick={shut}>
              <Cross />
            </IconButton>
          </div>
        </search>
        <p id="search-hint" className={styles.hint}>
          {words.hint}
        </p>
        <p role="status" className={styles.status}>
          <span key={state.kind}>{statusOf(state, words)}</span>
        </p>
        {state.kind === 'found' && state.hits.length > 0 && (
          <SearchResults ref={results} hits={state.hits} label={words.title} />
        )}
        {state.kind === 'found' && state.hits.length === 0 && (
          <p className={styles.otherwise}>
            <a href={paths.services}>{words.services}</a>
            <a href={enquiryPath()}>{words.ask}</a>
          </p>
        )}
      </div>
    </dialog>
  );
}

function statusOf(state: SearchState, words: Words): string {
  if (state.kind === 'searching') return words.searching;
  if (state.kind === 'failed') return words.failed;
  if (state.kind === 'idle') return '';
  return state.hits.length === 0 ? words.none : formatCount(state.hits.length, words.results);
}
