import { paths } from '../../../contract/paths.ts';
import type { PlanPage } from '../../schemas/plan-page.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import styles from './LinkedPlanNote.module.css';

export type LinkedPlanNoteProps = { text: string; words: PlanPage['linked']; onJoin: () => void };

/** For a plan from a link that isn't the visitor's own: shows their own, or combines the two. */
export function LinkedPlanNote({ text, words, onJoin }: LinkedPlanNoteProps) {
  return (
    <p className={styles.note}>
      <span>{text}</span>
      <ButtonLink look="link" href={paths.plan} label={words.own} />
      <Button look="link" onClick={onJoin}>
        {words.join}
      </Button>
    </p>
  );
}
