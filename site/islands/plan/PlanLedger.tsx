import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fillWords } from '../../../contract/fill-words.ts';
import { enquiryPath, ledgerAnchor, planPath } from '../../../contract/paths.ts';
import {
  currencies,
  everyLine,
  managedCondition,
  type PlanLine,
  slugsOf,
} from '../../../contract/plan.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { Chevron } from '../../ui/Chevron.tsx';
import { planIf } from '../plan-if.ts';
import { LedgerLine } from './LedgerLine.tsx';
import styles from './PlanLedger.module.css';
import { PlanShare } from './PlanShare.tsx';
import { PlanStart } from './PlanStart.tsx';
import { PlanTimeline } from './PlanTimeline.tsx';
import { PlanTotal } from './PlanTotal.tsx';
import type { PlanSides } from './plan-props.ts';

export type PlanLedgerProps = PlanSides & {
  lines: readonly PlanLine[];
  host: string;
  /** A note about what will be sent. */
  children?: ReactNode;
};

/** The plan as a sheet: lines with price and days, totals, and buttons to send or share it. */
export function PlanLedger(props: PlanLedgerProps) {
  const { words, planWords, catalogue, items, conditions, sums, lines, host, onChange } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { ledger, raises, excluded, sheet } = words;
  const [today, setToday] = useState<string | null>(null);
  const every = everyLine(catalogue);

  useEffect(() => {
    setToday(new Intl.DateTimeFormat(planWords.locale, { dateStyle: 'long' }).format());
  }, [planWords.locale]);

  const remove = (item: string) => {
    const place = lines.findIndex((line) => line.item === item);
    onChange(item, false);
    // The pressed button is gone, so the next line's button takes focus.
    const left = list.current?.querySelectorAll<HTMLElement>('li:not([hidden]) button') ?? [];
    (left[Math.min(place, left.length - 1)] ?? heading.current)?.focus();
  };

  return (
    <section id={ledgerAnchor} className={styles.ledger} aria-labelledby="plan-heading">
      <p className={styles.title}>{sheet.title}</p>
      <h2 ref={heading} id="plan-heading" tabIndex={-1}>
        {props.heading}
      </h2>
      <p className={styles.leftOut} {...planIf('left-out', conditions)}>
        <span data-plan-left-out suppressHydrationWarning>
          {sums.leftOut}
        </span>
      </p>
      <div className={styles.empty} {...planIf('empty', conditions)}>
        <PlanStart words={words.empty} catalogue={catalogue} items={items} onAdd={props.onAdd} />
      </div>
      <div {...planIf('lines', conditions)}>
        <ol ref={list} className={styles.lines}>
          {every.map((line) => (
            <LedgerLine
              key={line.item}
              line={line}
              isPlanned={items.has(line.item)}
              category={catalogue[slugsOf(line.item).service]?.category}
              planWords={planWords}
              removeWords={ledger.remove}
              onRemove={remove}
            />
          ))}
        </ol>
        <dl className={styles.totals}>
          {currencies.map((currency) => (
            <div key={currency} {...planIf(currency, conditions)}>
              <dt>{planWords.words.totals[currency]}</dt>
              <dd>
                <PlanTotal currency={currency} text={sums.totals[currency]} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.offer} {...planIf('repeated', conditions)}>
          <span data-plan-repeated suppressHydrationWarning>
            {sums.repeated}
          </span>
        </p>
        {props.children}
        <p className={styles.send}>
          <a
            href={enquiryPath({ items: [...items] })}
            data-plan-link="enquiry"
            {...buttonLook({ wide: true })}
          >
            {ledger.send}
          </a>
          <span className="soft">{words.noPayment}</span>
        </p>
        <PlanShare words={ledger} path={planPath([...items])} />
        <PlanTimeline
          every={every}
          catalogue={catalogue}
          conditions={conditions}
          timeline={sums.timeline}
          words={words.timeline}
        />
        <p className={styles.time}>
          <span data-plan-time suppressHydrationWarning>
            {sums.time}
          </span>
        </p>
        {words.offers.map(({ category, text }) => (
          <p key={category} className={styles.offer} {...planIf(category, conditions)}>
            {text} <a href={words.offerTerms.path}>{words.offerTerms.label}</a>
          </p>
        ))}
        <details className={styles.notes}>
          <summary>
            {words.changes}
            <Chevron className={styles.sign} />
          </summary>
          <p>{words.starts}</p>
          <div {...planIf('GBP', conditions)}>
            <p {...planIf('USD', conditions)}>{words.currencies}</p>
          </div>
          <div {...planIf('GBP', conditions)}>
            <h3>{raises}</h3>
            <ul>
              {words.costsMore.map(({ service, name, text }) => (
                <li key={service} {...planIf(managedCondition(service), conditions)}>
                  {name}: {text}
                </li>
              ))}
            </ul>
          </div>
          <h3>{excluded.heading}</h3>
          <ul>
            <li>{words.vat}</li>
            {excluded.items.map(({ text, category }) => (
              <li key={text} {...planIf(category, conditions)}>
                {text}
              </li>
            ))}
          </ul>
        </details>
        <div className={styles.printed}>
          <p>
            {sheet.link}{' '}
            <a href={planPath([...items])} data-plan-link="plan" data-host={host}>
              {ledger.jump}
            </a>
          </p>
          {today && <p>{fillWords(sheet.date, { date: today })}</p>}
          <p>{sheet.ask}</p>
        </div>
      </div>
    </section>
  );
}
