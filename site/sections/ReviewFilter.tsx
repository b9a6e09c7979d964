import { ChoiceRadio } from '../ui/ChoiceRadio.tsx';
import styles from './ReviewFilter.module.css';

export type ReviewFilterProps = {
  label: string;
  all: string;
  groups: { id: string; name: string; reviews: unknown[] }[];
};

/** Shows the reviews of one group or all, using the rules that the page defines for it. */
export function ReviewFilter({ label, all, groups }: ReviewFilterProps) {
  return (
    <fieldset className={styles.filter}>
      <legend>{label}</legend>
      <ChoiceRadio name="only" id="only-all" label={all} isFirst />
      {groups.map(({ id, name, reviews }) => (
        <ChoiceRadio key={id} name="only" id={`only-${id}`} label={name} count={reviews.length} />
      ))}
    </fieldset>
  );
}

/** One rule per group: its pill hides all other groups, without script. */
export function reviewFilterRules(groups: { id: string }[]): string {
  return groups
    .map(({ id }) => `:root:has(#only-${id}:checked) [data-reviews]:not(#${id}){display:none}`)
    .join('');
}
