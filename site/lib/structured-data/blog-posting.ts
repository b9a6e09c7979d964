import type { BlogPosting } from 'schema-dts';
import type { Company } from '../../schemas/company.ts';
import { isoDay } from '../iso-day.ts';
import { address } from './address.ts';
import { organizationReference } from './organization.ts';

export type PostedArticle = {
  path: string;
  title: string;
  /** The summary shown under the title. */
  summary: string;
  /** The author's name. */
  author: string;
  published: Date;
  updated?: Date | undefined;
  /** The names of the article's topics. */
  topics: readonly string[];
  /** The path of the article's share picture. */
  picture: string;
};

/** Describes an article of the Knowledge Hub. */
export function blogPosting(
  article: PostedArticle,
  company: Company,
  site: URL | undefined,
): BlogPosting {
  const { path, title, summary, author, published, updated, topics, picture } = article;
  return {
    '@type': 'BlogPosting',
    headline: title,
    abstract: summary,
    url: address(path, site),
    mainEntityOfPage: address(path, site),
    image: address(picture, site),
    datePublished: isoDay(published),
    ...(updated ? { dateModified: isoDay(updated) } : {}),
    author: { '@type': 'Person', name: author },
    publisher: organizationReference(company, site),
    articleSection: [...topics],
  };
}
