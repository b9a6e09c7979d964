import type { WordsOf } from '../../schemas/tool-words.ts';
import type { Device, PreviewedText, UrlLine } from '../../tools/search-preview.ts';
import styles from './Result.module.css';

export type Preview = {
  device: Device;
  title: PreviewedText;
  description: PreviewedText;
  /** The parts of the title and the description that are cut off. */
  rest: string[];
};

export type ResultProps = Preview & { url: UrlLine; words: WordsOf<'search-preview'> };

/** A search result as it appears in the list, followed by the text that is cut off. */
export function Result({ device, title, description, rest, url, words }: ResultProps) {
  return (
    <figure className={styles.preview} data-device={device}>
      <figcaption>{words.devices[device]}</figcaption>
      <div className={styles.result}>
        <div className={styles.site}>
          <svg viewBox="0 0 28 28" aria-hidden="true">
            <circle cx="14" cy="14" r="14" />
            <path d="M7 18l5-4 3 2 6-7" />
          </svg>
          <div>
            <p>{words.site}</p>
            <p className={styles.url}>
              {url.kind === 'url' ? [url.site, ...url.folders].join(' › ') : ''}
            </p>
          </div>
        </div>
        <p className={styles.title}>{linesOf(title, words.noTitle)}</p>
        <p className={styles.description}>{linesOf(description, words.noDescription)}</p>
      </div>
      {rest.map((text) => (
        <p key={text} className={styles.rest}>
          <b>{words.rest}</b> <del>{text}</del>
        </p>
      ))}
    </figure>
  );
}

function linesOf({ lines }: PreviewedText, none: string) {
  return lines.length === 0 ? none : lines.map((line) => `${line} `);
}
