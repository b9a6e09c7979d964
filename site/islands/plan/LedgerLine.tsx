import { fillWords } from '../../../contract/fill-words.ts';
import type { PlanLine } from '../../../contract/plan.ts';
import { deliveryText, lineName, type PlanWords, priceText } from '../../../contract/plan-text.ts';
import { Cross } from '../../ui/Cross.tsx';
import styles from './LedgerLine.module.css';

export type LedgerLineProps = {
  line: PlanLine;
  isPlanned: boolean;
  isLongest: boolean;
  /** The number of days that the full width represents. */
  scale: number;
  planWords: PlanWords;
  removeWords: string;
  onRemove: (item: string) => void;
};

/**
 * A line of the plan with its name, its price, and its time as a bar on a scale shared by all
 * lines.
 */
export function LedgerLine(props: LedgerLineProps) {
  const { line, isPlanned, isLongest, scale, planWords, removeWords, onRemove } = props;
  const { item, price, delivery } = line;
  const name = lineName(line, planWords);
  return (
    <li className={styles.line} data-plan-line={item} hidden={!isPlanned}>
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
      <span className={styles.time}>
        <svg
          viewBox={`0 0 ${scale} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
          data-bar={isLongest ? 'longest' : delivery.kind}
        >
          <rect width={delivery.kind === 'days' ? delivery.days : scale} height="1" />
        </svg>
        <span>{deliveryText(delivery, planWords)}</span>
      </span>
    </li>
  );
}
