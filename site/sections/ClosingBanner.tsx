import { clsx } from 'clsx';
import { RisingLine } from '../artwork/motif/RisingLine.tsx';
import type { ActionLink } from '../lib/action-link.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { OrderNote } from '../ui/OrderNote.tsx';
import styles from './ClosingBanner.module.css';

export type ClosingBannerProps = {
  heading: string;
  text: string;
  action: ActionLink;
  /** A line under the button, instead of the action's. */
  note?: string;
  /** Without the line, on a page that has drawn its large one already. */
  isPlain?: boolean;
};

/** The ink band before the footer: one sentence, one button, and the motif large. */
export function ClosingBanner(props: ClosingBannerProps) {
  const { heading, text, action, note, isPlain = false } = props;
  return (
    <section className={`on-ink ${styles.banner}`} data-pagefind-ignore>
      {!isPlain && (
        <RisingLine
          course="banner"
          strokeWidth={12}
          align="xMaxYMax meet"
          className={styles.line}
        />
      )}
      <div className="wrap">
        <div className={clsx(styles.text, isPlain && styles.plain)}>
          <h2>{heading}</h2>
          <p className={`lead ${styles.lead}`}>{text}</p>
          <p className={styles.action}>
            <ButtonLink href={action.href} label={action.label} arrow />
          </p>
          <OrderNote text={note ?? action.note} />
        </div>
      </div>
    </section>
  );
}
