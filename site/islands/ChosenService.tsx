import { fillWords } from '../../contract/fill-words.ts';
import type { FormWords } from '../../contract/form-words.ts';
import { Cross } from '../ui/Cross.tsx';
import type { Chosen } from './use-chosen-service.ts';

export type ChosenServiceProps = {
  chosen: Chosen;
  words: FormWords['enquiry']['about'];
  onRemove: () => void;
};

/** Says what the enquiry is about, with a button that takes it back. */
export function ChosenService({ chosen, words, onRemove }: ChosenServiceProps) {
  if (chosen.service === '') return null;
  const text = chosen.package === '' ? words.service : words.serviceAndPackage;
  return (
    <p key={`${chosen.service} ${chosen.package}`} className="chosen-service">
      <span>{fillWords(text, chosen)}</span>
      <button type="button" onClick={onRemove}>
        <Cross />
        {words.remove}
      </button>
    </p>
  );
}
