import styles from './ProofScope.module.css';
import { ScopeLists } from './ScopeLists.tsx';
import type { ScopeProps } from './scope-props.ts';

/** Copywriting, SEO and the web: a proof with the number of each item in its margin. */
export function ProofScope(props: ScopeProps) {
  return (
    <ScopeLists
      {...props}
      onInk
      classes={{
        lists: styles.grid,
        done: styles.done,
        handed: styles.handed,
        excluded: styles.excluded,
      }}
    />
  );
}
