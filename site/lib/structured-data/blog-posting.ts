import type { BlogPosting } from 'schema-dts';
import type { Company } from '../../schemas/company.ts';
import { isoDay } from '../iso-day.ts';
import { address } from './address.ts';
import { organizationReference } from './organization.ts';

export type PostedArticle = {
  path: string;
  title: string;
  /** As shown under the title. */
  summary: string;
  /** Name of the author. */
  author: string;
  published: Date;
  updated?: Date | undefined;
  /** Names of its topics. */
  topics: readonly string[];
  /** Path of its share picture. */
  picture: string;
};

/** An article of the Knowledge Hub. */
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
