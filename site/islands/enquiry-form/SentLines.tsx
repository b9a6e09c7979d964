import type { PlanLine } from '../../../contract/plan.ts';
import {
  deliveryText,
  lineName,
  type PlanWords,
  priceText,
  timeText,
  totalTexts,
} from '../../../contract/plan-text.ts';
import styles from './SentLines.module.css';

export type SentLinesProps = {
  lines: readonly PlanLine[];
  words: PlanWords;
  vat: string;
  offers: readonly string[];
};

/** The lines of the enquiry that was sent, as shown in the form. */
export function SentLines({ lines, words, vat, offers }: SentLinesProps) {
  return (
    <div className={styles.sent}>
      <p>
        <strong>{lines.length === 1 ? words.words.order : words.words.heading}</strong>
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line.item}>
            <span>{lineName(line, words)}</span>
            <span className="tabular">
              {`${priceText(line.price, words)}, ${deliveryText(line.delivery, words)}`}
            </span>
          </li>
        ))}
      </ul>
      {totalTexts(lines, words).map(({ currency, label, text }) => (
        <p key={currency} className={styles.total}>
          <span>{label}</span>
          <strong className="tabular">{text}</strong>
        </p>
      ))}
      <p className="soft">{timeText(lines, words)}</p>
      <p className="soft">{vat}</p>
      {offers.map((text) => (
        <p key={text} className={styles.offer}>
          {text}
        </p>
      ))}
    </div>
  );
}
