import { companyWords, fillCompany } from '../../contract/company-words.ts';
import {
  type Figures,
  figuresByName,
  fillFigures,
  namesOfFigures,
} from '../../site/lib/figures.ts';
import { company } from '../../site/schemas/company.ts';
import { tierSetFigures } from '../../site/schemas/pricing.ts';
import { serviceFigures } from '../../site/schemas/service.ts';
import type { ContentFile } from './load.ts';
import type { ArticleFile } from './load-articles.ts';
import { stringsIn } from './strings-in.ts';

/** The names of all files, valid or not. */
type Slugs = { services: ReadonlySet<string>; pricing: ReadonlySet<string> };
export type Written = Record<
  'pages' | 'services' | 'pricing' | 'testimonials' | 'site',
  ContentFile[]
> & { articles: ArticleFile[] };

const standIn: Figures = { price: '£000', days: '00' };
const standInWords = { company: 'Company', email: 'Email', phone: 'Phone', founded: '0000' };

/**
 * Fills in what the site's build fills in. If a service, a package set or the company is invalid, a
 * stand-in is used, so that it is reported once and not in every sentence about it.
 */
export function fillsOf(slugs: Slugs, written: Written) {
  const services = written.services.flatMap(({ slug, data }) => {
    const parsed = serviceFigures.safeParse(data);
    return parsed.success ? [{ ...parsed.data, slug }] : [];
  });
  const sets = written.pricing.flatMap(({ slug, data }) => {
    const parsed = tierSetFigures.safeParse(data);
    return parsed.success ? [{ ...parsed.data, slug }] : [];
  });
  const broken = slugs.pricing.difference(new Set(sets.map(({ slug }) => slug)));
  const { articles, ...others } = written;
  const texts = [...Object.values(others).flat(), ...articles].map(({ data }) => data);
  const brokenPackages = [...stringsIn([texts, articles.map(({ body }) => body)])]
    .flatMap(({ text }) => namesOfFigures(text))
    .filter((name) => name.includes('/') && broken.has(name.slice(0, name.indexOf('/'))));
  const figures = new Map([
    ...[...slugs.services, ...brokenPackages].map((name) => [name, standIn] as const),
    ...figuresByName(services, sets),
  ]);
  const about = company.safeParse(written.site.find(({ slug }) => slug === 'company')?.data);
  const words = about.success ? companyWords(about.data) : standInWords;
  return {
    withFigures: <Value>(content: Value) =>
      fillFigures(content, new Map([...ownStandIn(content), ...figures])),
    withCompany: <Value>(content: Value) => fillCompany(content, words),
  };
}

/**
 * A stand-in for a page whose own service is misspelt or missing, so that this is only reported
 * once.
 */
function ownStandIn(content: unknown): [string, Figures][] {
  if (typeof content !== 'object' || content === null) return [];
  if ('service' in content) return [[String(content.service), standIn]];
  const sells = 'kind' in content && (content.kind === 'service' || content.kind === 'detail');
  return sells ? [['', standIn]] : [];
}
