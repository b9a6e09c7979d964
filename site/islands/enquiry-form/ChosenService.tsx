import { fillWords } from '../../../contract/fill-words.ts';
import type { FormWords } from '../../../contract/form-words.ts';
import type { PlanWords } from '../../../contract/plan-text.ts';
import { Cross } from '../../ui/Cross.tsx';
import styles from './ChosenService.module.css';
import { chosenTerms, type Service } from './chosen-terms.ts';

export type ChosenServiceProps = {
  service: Service;
  /** The slug of the chosen package, or '' if there is none. */
  tier: string;
  words: FormWords['enquiry']['about'];
  plan: PlanWords;
  onRemove: () => void;
};

/** Names the chosen service or package, with a button to remove it. */
export function ChosenService({ service, tier, words, plan, onRemove }: ChosenServiceProps) {
  const chosen = service.packages[tier];
  const text = fillWords(chosen ? words.serviceAndPackage : words.service, {
    service: service.name,
    package: chosen?.name ?? '',
    terms: chosenTerms(service, chosen, words, plan),
  });
  return (
    <p key={text} className={styles.chosen}>
      <span>{text}</span>
      <button type="button" onClick={onRemove}>
        <Cross />
        {words.remove}
      </button>
    </p>
  );
}
