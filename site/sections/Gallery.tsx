import { clsx } from 'clsx';
import { sampleUrl } from '../artwork/sample-url.ts';
import type { CarouselWords } from '../lib/carousel-words.ts';
import type { HomePage } from '../schemas/home-page.ts';
import { Arrow } from '../ui/Arrow.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { PauseCheckbox } from '../ui/PauseCheckbox.tsx';
import styles from './Gallery.module.css';
import { SectionHead } from './SectionHead.tsx';

type Document = HomePage['gallery']['documents'][number] & { isSpread: boolean };

export type GalleryProps = {
  heading: string;
  label: string;
  documents: Document[];
  words: CarouselWords;
};

const labelId = 'gallery-label';
/** As in the style sheet. */
const small = '(max-width: 63.99rem)';

/** A strip of finished documents that scrolls endlessly or by hand. */
export function Gallery({ heading, label, documents, words }: GalleryProps) {
  return (
    <section className={clsx('on-ink', styles.gallery)}>
      <SectionHead heading={heading} className={clsx('wrap', styles.head)}>
        <p id={labelId} className={styles.label}>
          {label}
        </p>
        <div className={styles.controls}>
          <IconButton aria-label={words.previous} data-gallery-step="-1" hidden>
            <Arrow direction="previous" />
          </IconButton>
          <IconButton aria-label={words.next} data-gallery-step="1" hidden>
            <Arrow />
          </IconButton>
          <PauseCheckbox label={words.pause} />
        </div>
      </SectionHead>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrows scroll it when it doesn't move */}
      <section className={styles.strip} aria-labelledby={labelId} tabIndex={0} data-gallery="">
        <div className={styles.track} data-track="">
          <Documents items={documents} />
          <Documents items={documents} isCopy />
        </div>
      </section>
    </section>
  );
}

function Documents({ items, isCopy = false }: { items: Document[]; isCopy?: boolean }) {
  const copy = isCopy ? ({ 'aria-hidden': true, tabIndex: -1 } as const) : undefined;
  return items.map(({ sample, title, text, path, isSpread }) => (
    <a
      key={sample}
      href={path}
      className={clsx(styles.document, isSpread && styles.spread)}
      {...copy}
    >
      <picture>
        <source media={small} srcSet={sampleUrl(sample, 'phone')} />
        <img src={sampleUrl(sample)} alt="" loading="lazy" />
      </picture>
      <b className="figure">
        {title}
        <Arrow />
      </b>
      {text}
    </a>
  ));
}
