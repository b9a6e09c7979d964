import type { PlanPage } from '../../schemas/plan-page.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyLink } from '../copy-link/CopyLink.tsx';
import styles from './PlanShare.module.css';

export type PlanShareProps = { words: PlanPage['ledger']; path: string };

/** Shares the plan as a link or prints it. */
export function PlanShare({ words, path }: PlanShareProps) {
  return (
    <div className={styles.share}>
      <Button look="link" onClick={() => print()}>
        {words.print}
      </Button>
      <CopyLink words={words} look="link" link={() => new URL(path, location.href).href} />
    </div>
  );
}
