import { RisingLine } from '../artwork/motif/RisingLine.tsx';
import type { PromoWording, PromoWords } from '../lib/promo-words.ts';
import { Cross } from '../ui/Cross.tsx';

export type PromoDialogProps = {
  promo: PromoWords;
  /** "25%" and "off", shown large while the offer runs. */
  figure: string;
  figureSuffix: string;
  terms: string;
  action: { label: string; href: string };
  dismiss: string;
  close: string;
  /** Milliseconds after the page has been painted. */
  delay: number;
};

/** The promotion, closed and in both wordings; open-promo.ts chooses one, opens and closes it. */
export function PromoDialog(props: PromoDialogProps) {
  const { promo, figure, figureSuffix, terms, action, dismiss, close, delay } = props;
  return (
    <dialog
      className="promo on-ink"
      aria-labelledby="promo-title"
      data-until={promo.until}
      data-delay={delay}
    >
      <div className="promo-inner">
        <button type="button" className="icon-button promo-close" aria-label={close} data-close>
          <Cross />
        </button>
        <RisingLine course="panel" strokeWidth={6} />
        <div data-offer="running" hidden>
          <p className="promo-figure figure">
            {figure} {figureSuffix}
          </p>
          <Wording {...promo.during} />
          <p className="soft mt-3 text-small">{terms}</p>
        </div>
        <div data-offer="ended">
          <Wording {...promo.after} id="promo-title" />
        </div>
        <p className="promo-actions">
          <a className="button" href={action.href}>
            {action.label}
          </a>
          <button type="button" className="button button-link" data-close>
            {dismiss}
          </button>
        </p>
      </div>
    </dialog>
  );
}

/** The title that is shown names the dialog, so only one of the two has the id at a time. */
function Wording({ title, text, id }: PromoWording & { id?: string }) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      <p className="soft mt-3">{text}</p>
    </>
  );
}
