import { ShowAll } from '../ui/ShowAll.tsx';
import styles from './Contents.module.css';

export type ContentsProps = { heading: string; items: { slug: string; text: string }[] };

/** An article's table of contents. */
export function Contents({ heading, items }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{heading}</h2>
      <ShowAll label={heading} isOverHeading isOnTablets>
        <ol>
          {items.map(({ slug, text }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{text}</a>
            </li>
          ))}
        </ol>
      </ShowAll>
    </nav>
  );
}
