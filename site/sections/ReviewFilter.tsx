import { ChoiceRadio } from '../ui/ChoiceRadio.tsx';
import styles from './ReviewFilter.module.css';

export type ReviewFilterProps = {
  label: string;
  all: string;
  groups: { id: string; name: string; reviews: unknown[] }[];
};

/**
 * Pills that show the reviews of one group or of all groups. The page must include the rules below.
 */
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

/**
 * Returns one CSS rule per group. When a group's pill is selected, its rule hides all other groups.
 */
export function reviewFilterRules(groups: { id: string }[]): string {
  return groups
    .map(({ id }) => `:root:has(#only-${id}:checked) [data-reviews]:not(#${id}){display:none}`)
    .join('');
}
