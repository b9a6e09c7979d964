import styles from './BoardScope.module.css';
import { ScopeLists } from './ScopeLists.tsx';
import type { ScopeProps } from './scope-props.ts';

/** Amazon PPC: the lanes of a board. */
export function BoardScope(props: ScopeProps) {
  return (
    <ScopeLists
      {...props}
      classes={{
        lists: styles.board,
        done: styles.done,
        handed: styles.handed,
        excluded: styles.excluded,
      }}
    />
  );
}
