import { useEffect, useState } from 'react';
import { findPages, type SearchHit } from './search-index.ts';

export type SearchState =
  | { kind: 'idle' }
  | { kind: 'searching' }
  | { kind: 'found'; hits: SearchHit[] }
  | { kind: 'failed' };

/** The pause in typing that starts a search, in milliseconds. */
const pause = 120;

/** Searches for `words` after a short pause in typing. */
export function useSearch(words: string): SearchState {
  const [state, setState] = useState<SearchState>({ kind: 'idle' });
  const wanted = words.trim();

  useEffect(() => {
    if (wanted === '') {
      setState({ kind: 'idle' });
      return;
    }
    let isStale = false;
    const finish = (next: SearchState) => {
      if (!isStale) setState(next);
    };
    const timer = setTimeout(() => {
      setState((now) => (now.kind === 'found' ? now : { kind: 'searching' }));
      findPages(wanted).then(
        (hits) => finish({ kind: 'found', hits }),
        (error: unknown) => {
          console.error('The search index did not load.', error);
          finish({ kind: 'failed' });
        },
      );
    }, pause);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [wanted]);

  return state;
}
