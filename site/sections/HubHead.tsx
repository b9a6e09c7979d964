import type { ReactNode } from 'react';
import { Headline } from '../ui/Headline.tsx';
import styles from './HubHead.module.css';

export type HubHeadProps = {
  headline: { text: string; mark: string };
  lead: string;
  /** Content below the introduction, such as a search. */
  children?: ReactNode;
};

/**
 * The top of a page that lists articles or reviews, with the headline on the left and text on the
 * right.
 */
export function HubHead({ headline, lead, children }: HubHeadProps) {
  return (
    <div className={styles.head}>
      <Headline {...headline} />
      <div>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </div>
  );
}
