import { ScopeLists } from './ScopeLists.tsx';
import type { ScopeProps } from './scope-props.ts';
import styles from './VoyageScope.module.css';

/**
 * Sourcing: the work as ports of call, what you get as a loaded container, and what is excluded as
 * one left behind.
 */
export function VoyageScope(props: ScopeProps) {
  return (
    <ScopeLists
      {...props}
      classes={{
        lists: styles.voyage,
        done: styles.done,
        handed: styles.handed,
        excluded: styles.excluded,
      }}
    />
  );
}
