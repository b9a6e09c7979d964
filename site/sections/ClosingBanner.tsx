import { clsx } from 'clsx';
import { BandImage } from '../artwork/BandImage.tsx';
import type { BandName } from '../artwork/band-names.ts';
import { RisingLine } from '../artwork/motif/RisingLine.tsx';
import type { ActionLink } from '../lib/action-link.ts';
import type { CategoryId } from '../schemas/common.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { OrderNote } from '../ui/OrderNote.tsx';
import styles from './ClosingBanner.module.css';

export type ClosingBannerProps = {
  heading: string;
  text: string;
  action: ActionLink;
  /** A note under the button that replaces the action's own note. */
  note?: string;
  /** The category whose colour and closing scene are shown. */
  category?: CategoryId | undefined;
  /** A drawing that replaces the category's closing scene. */
  drawing?: BandName | undefined;
};

/** The closing drawing of each category. */
export const closings: Record<CategoryId, BandName> = {
  seo: 'close-seo',
  web: 'close-web',
  copy: 'close-copy',
  ppc: 'close-ppc',
  sourcing: 'close-sourcing',
};

/**
 * The section before the footer: a heading, a sentence and a button. It shows a category's scene on
 * that category's colour, or the large rising line on ink. The Amazon PPC banner is dark.
 */
export function ClosingBanner(props: ClosingBannerProps) {
  const { heading, text, action, note, category, drawing } = props;
  const scene = drawing ?? (category && closings[category]);
  const isDark = !scene || category === 'ppc';
  return (
    <section
      className={clsx(styles.banner, scene && styles.drawn, isDark && 'on-ink')}
      data-ground={isDark ? undefined : 'category'}
      data-category={scene && category}
      data-pagefind-ignore
    >
      {!scene && (
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
        {scene && <BandImage name={scene} className={styles.scene} />}
      </div>
    </section>
  );
}
