import { fillWords } from '../../../contract/fill-words.ts';
import type { FormWords } from '../../../contract/form-words.ts';
import { Cross } from '../../ui/Cross.tsx';
import styles from './ChosenService.module.css';
import type { PackageChoice, ServiceChoice } from './services.ts';

export type ChosenServiceProps = {
  service: ServiceChoice;
  /** The package of it that is chosen. */
  tier: PackageChoice | undefined;
  words: FormWords['enquiry']['about'];
  onRemove: () => void;
};

/** Says what the enquiry is about, with a button that takes it back. */
export function ChosenService({ service, tier, words, onRemove }: ChosenServiceProps) {
  const text = fillWords(tier ? words.serviceAndPackage : words.service, {
    service: service.label,
    package: tier?.label ?? '',
    terms: service.packages[tier?.value ?? ''] ?? service.terms,
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
