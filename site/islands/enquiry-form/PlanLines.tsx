import { clsx } from 'clsx';
import { fillPlural } from '../../../contract/fill-words.ts';
import { planPath } from '../../../contract/paths.ts';
import {
  type Catalogue,
  conditionsOf,
  currencies,
  everyLine,
  type PlanLine,
  seenPrice,
} from '../../../contract/plan.ts';
import {
  deliveryText,
  lineName,
  type PlanWords,
  priceText,
  repeatedTexts,
  timeText,
  totalTexts,
} from '../../../contract/plan-text.ts';
import { Button } from '../../ui/Button.tsx';
import { planIf } from '../plan-if.ts';
import styles from './PlanLines.module.css';
import type { FormPlan } from './use-form-plan.ts';

export type PlanLinesProps = {
  catalogue: Catalogue;
  plan: FormPlan;
  /** Each category's standing offer as a sentence. */
  offers: readonly { category: string; text: string }[];
  words: PlanWords;
  vat: string;
  onCheck: (item: string, isChecked: boolean) => void;
  onAddKept: () => void;
};

/**
 * The lines of a plan as checkboxes. Every service and package is rendered as a hidden line, so the
 * server can show a plan just by changing attributes (contract/page-slots.ts).
 */
export function PlanLines(props: PlanLinesProps) {
  const { catalogue, plan, offers, words, vat, onCheck, onAddKept } = props;
  const all = everyLine(catalogue);
  const planned = all.filter(({ item }) => plan.items.includes(item));
  const totals = totalTexts(planned, words);
  const chosen = { lines: planned, leftOut: [] };
  const conditions = conditionsOf(chosen, catalogue);
  const isOne = plan.shown.length === 1;
  const line = (each: PlanLine) => {
    const { item, price, delivery } = each;
    const isShown = plan.shown.includes(item);
    return (
      <li key={item} data-plan-line={item} hidden={!isShown}>
        <label className={styles.line}>
          <input
            type="checkbox"
            name="item"
            value={item}
            checked={plan.items.includes(item)}
            onChange={({ target }) => onCheck(item, target.checked)}
          />
          <span className={styles.name}>{lineName(each, words)}</span>
          <span className={clsx('tabular', styles.terms)}>
            {`${priceText(price, words)}, ${deliveryText(delivery, words)}`}
          </span>
        </label>
        <input type="hidden" name="seen" value={seenPrice(each)} disabled={!isShown} />
      </li>
    );
  };
  return (
    <>
      <p
        className={styles.leftOut}
        data-plan-if="left-out"
        data-plan-left-out
        hidden={plan.leftOut === ''}
        suppressHydrationWarning
      >
        {plan.leftOut}
      </p>
      <fieldset className={styles.plan} data-plan-if="lines" hidden={plan.shown.length === 0}>
        <legend>
          <span data-plan-if="one" hidden={!isOne}>
            {words.words.order}
          </span>
          <span data-plan-if="several" hidden={isOne}>
            {words.words.heading}
          </span>
        </legend>
        <ul>{all.map(line)}</ul>
        <p>
          <a href={planPath(plan.items)} data-plan-link="plan" className={styles.change}>
            {words.words.change}
          </a>
        </p>
        <div role="status">
          {currencies.map((currency) => {
            const total = totals.find((each) => each.currency === currency);
            return (
              <p key={currency} className={styles.total} data-plan-if={currency} hidden={!total}>
                <span>{words.words.totals[currency]}</span>
                <strong className="tabular" data-plan-total={currency} suppressHydrationWarning>
                  {total?.text ?? ''}
                </strong>
              </p>
            );
          })}
          <p className="soft" data-plan-time suppressHydrationWarning>
            {timeText(planned, words)}
          </p>
        </div>
        <p className={styles.offer} {...planIf('repeated', conditions)}>
          <span data-plan-repeated suppressHydrationWarning>
            {repeatedTexts(chosen, catalogue, words).join(' ')}
          </span>
        </p>
        <p className="soft">{vat}</p>
        {offers.map(({ category, text }) => (
          <p key={category} className={styles.offer} {...planIf(category, conditions)}>
            {text}
          </p>
        ))}
      </fieldset>
      {plan.kept.length > 0 && (
        <Button look="link" onClick={onAddKept}>
          {fillPlural(words.words.addKept, plan.kept.length, words.locale)}
        </Button>
      )}
    </>
  );
}
