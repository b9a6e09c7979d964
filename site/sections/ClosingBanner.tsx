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
  /** The page has its large line elsewhere. */
  isQuiet?: boolean | undefined;
};

/**
 * The dark section before the footer: one sentence, one button and the large motif, once per page.
 */
export function ClosingBanner({ heading, text, action, note, isQuiet }: ClosingBannerProps) {
  return (
    <section
      className={clsx('on-ink', styles.banner, isQuiet && styles.quiet)}
      data-pagefind-ignore
    >
      {!isQuiet && (
        <RisingLine
          course="banner"
          strokeWidth={12}
          align="xMaxYMax meet"
          className={styles.line}
        />
      )}
      <div className="wrap">
        <div className={styles.text}>
          <h2>{heading}</h2>
          <p className={clsx('lead', styles.lead)}>{text}</p>
          <p className={styles.action}>
            <ButtonLink href={action.href} label={action.label} arrow />
          </p>
          <OrderNote text={note ?? action.note} />
        </div>
      </div>
    </section>
  );
}
