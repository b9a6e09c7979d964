import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Chevron } from '../../ui/Chevron.tsx';
import styles from './PlanPackages.module.css';

export type PlanPackagesProps = {
  /** "Fixed packages from $45". */
  label: string;
  /** The service, for screen readers that read the label out of context. */
  of: string;
  words: { campaign: string; included: string };
  /** The page section that lists what each package includes. */
  href: string;
  isPlanned: boolean;
  /** The packages as list items. */
  children: ReactNode;
};

/** A service's packages, folded until one of them is in the plan or the label is pressed. */
export function PlanPackages({ label, of, words, href, isPlanned, children }: PlanPackagesProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  // It isn't folded again when the last package is removed: the next one may be ticked instead.
  useLayoutEffect(() => {
    if (isPlanned && fold.current) fold.current.open = true;
  }, [isPlanned]);
  return (
    <details ref={fold} className={styles.packages} data-plan-fold="">
      <summary>
        {label}
        <span className="sr-only">: {of}</span>
        <Chevron className={styles.sign} />
      </summary>
      <p>
        {words.campaign}{' '}
        <a href={href}>
          {words.included}
          <span className="sr-only">: {of}</span>
        </a>
      </p>
      <ul>{children}</ul>
    </details>
  );
}
