import type { ReactNode } from 'react';
import { Headline } from '../ui/Headline.tsx';
import styles from './HubHead.module.css';

export type HubHeadProps = {
  headline: { text: string; mark: string };
  lead: string;
  /** Tools below the lead. */
  children?: ReactNode;
};

/** The headline of a list, with what it is beside it. */
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
