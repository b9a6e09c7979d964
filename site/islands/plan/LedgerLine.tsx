import { fillWords } from '../../../contract/fill-words.ts';
import type { PlanLine } from '../../../contract/plan.ts';
import { deliveryText, lineName, type PlanWords, priceText } from '../../../contract/plan-text.ts';
import { Cross } from '../../ui/Cross.tsx';
import styles from './LedgerLine.module.css';

export type LedgerLineProps = {
  line: PlanLine;
  isPlanned: boolean;
  category: string | undefined;
  planWords: PlanWords;
  removeWords: string;
  onRemove: (item: string) => void;
};

/** A line of the plan with its name, its price and its time, and its category as a dot. */
export function LedgerLine(props: LedgerLineProps) {
  const { line, isPlanned, category, planWords, removeWords, onRemove } = props;
  const { item, price, delivery } = line;
  const name = lineName(line, planWords);
  return (
    <li className={styles.line} data-plan-line={item} data-category={category} hidden={!isPlanned}>
      <span className={styles.name}>{name}</span>
      <span className={styles.price}>{priceText(price, planWords)}</span>
      <button
        type="button"
        className={styles.remove}
        aria-label={fillWords(removeWords, { item: name })}
        onClick={() => onRemove(item)}
      >
        <Cross />
      </button>
      <span className={styles.time}>{deliveryText(delivery, planWords)}</span>
    </li>
  );
}
