import { clsx } from 'clsx';
import { BandImage } from '../artwork/BandImage.tsx';
import type { BandName } from '../artwork/band-names.ts';
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
} & (
  | {
      /** The category whose colour and closing scene are shown. */
      category: CategoryId;
      /** A drawing that replaces the category's closing scene. */
      drawing?: BandName | undefined;
    }
  | { category?: undefined; drawing: BandName }
);

/** The closing drawing of each category. */
const closings: Record<CategoryId, BandName> = {
  seo: 'close-seo',
  web: 'close-web',
  copy: 'close-copy',
  ppc: 'close-ppc',
  sourcing: 'close-sourcing',
};

/**
 * The section before the footer: a heading, a sentence, a button and a scene on the category's
 * colour. Without a category, and for Amazon PPC, it is dark.
 */
export function ClosingBanner(props: ClosingBannerProps) {
  const { heading, text, action, note, category } = props;
  const isDark = !category || category === 'ppc';
  return (
    <section
      className={clsx(styles.banner, isDark && 'on-ink')}
      data-ground={isDark ? undefined : 'category'}
      data-category={category}
      data-pagefind-ignore
    >
      <div className="wrap">
        <div className={styles.text}>
          <h2>{heading}</h2>
          <p className={clsx('lead', styles.lead)}>{text}</p>
          <p className={styles.action}>
            <ButtonLink href={action.href} label={action.label} arrow />
          </p>
          <OrderNote text={note ?? action.note} />
        </div>
        <BandImage name={props.drawing ?? closings[props.category]} className={styles.scene} />
      </div>
    </section>
  );
}
