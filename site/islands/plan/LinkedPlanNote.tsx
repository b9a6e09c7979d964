import { planPath } from '../../../contract/paths.ts';
import type { PlanPage } from '../../schemas/plan-page.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import styles from './LinkedPlanNote.module.css';

export type LinkedPlanNoteProps = {
  text: string;
  words: PlanPage['linked'];
  /** The items of the visitor's own plan. */
  own: readonly string[];
  onJoin: () => void;
};

/**
 * Shown if a link has opened a plan other than the visitor's own. Offers to show the visitor's own
 * plan or to combine the two.
 */
export function LinkedPlanNote({ text, words, own, onJoin }: LinkedPlanNoteProps) {
  return (
    <p className={styles.note}>
      <span>{text}</span>
      <ButtonLink look="link" href={planPath(own)} label={words.own} />
      <Button look="link" onClick={onJoin}>
        {words.join}
      </Button>
    </p>
  );
}
