import { PortraitImage } from '../artwork/PortraitImage.tsx';
import type { Author } from '../schemas/article.ts';
import { ChoiceLink } from '../ui/ChoiceLink.tsx';
import styles from './ArticleEnd.module.css';

export type ArticleEndProps = {
  words: { topics: string; author: string };
  topics: { label: string; path: string }[];
  author: Author;
};

/** The author of the article, and links to more articles on its topics. */
export function ArticleEnd({ words, topics, author }: ArticleEndProps) {
  return (
    <footer className={styles.end}>
      <nav aria-label={words.topics}>
        <ul className={styles.topics}>
          {topics.map(({ label, path }) => (
            <li key={path}>
              <ChoiceLink href={path} label={label} />
            </li>
          ))}
        </ul>
      </nav>
      <section className={styles.author} aria-label={words.author}>
        <PortraitImage name={author.portrait} size={88} />
        <div>
          <p>
            <b>{author.name}</b>, <span className="soft">{author.role}</span>
          </p>
          <p className="soft">{author.bio}</p>
        </div>
      </section>
    </footer>
  );
}
