import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { paths } from '../../../contract/paths.ts';
import { readYamlFolder } from '../../content/read-yaml.ts';
import { categoryOfKind } from '../../lib/category-of-kind.ts';
import { namesOfFigures } from '../../lib/figures.ts';

const reviewSet = z.object({ set: z.string() });
const serviceFile = z.object({ category: z.string() });

/** What a page file names of other files; whatever else it holds does not matter here. */
const references = z.object({
  kind: z.string().catch(''),
  service: z.string().optional().catch(undefined),
  category: z.string().optional().catch(undefined),
  related: z.array(z.string()).catch([]),
  pricing: z.object({ tiers: z.string() }).optional().catch(undefined),
  testimonials: reviewSet.optional().catch(undefined),
  /** One set, or a list of them. */
  reviews: z.array(reviewSet).or(reviewSet).optional().catch(undefined),
});

type References = z.infer<typeof references>;

/**
 * The content files that a page is made of, by its path: its own, and those of the tiers, reviews
 * and services that it shows, on cards and as figures in its sentences. Navigation and other words
 * that all pages share do not count. An article is as new as its own file: its date is its text's.
 */
export async function contentSources(root: string, path: string): Promise<string[]> {
  const isInHub = path.startsWith(`${paths.hub}/`);
  const article = isInHub ? path.slice(paths.hub.length + 1) : '/';
  if (!article.includes('/')) return [`content/articles/${article}.mdx`];
  const own = `content/pages/${path === paths.home ? 'home' : path.slice(1)}.yaml`;
  const text = await readFile(join(root, own), 'utf8').catch(() => '');
  const named = references.safeParse(parse(text));
  const sources = named.success
    ? [
        own,
        ...filesOf(named.data),
        ...setsNamedIn(text),
        ...(await servicesOf(root, named.data, text)),
      ]
    : [];
  if (path === paths.hub || isInHub) {
    return [...sources, ...(await filesIn(root, 'content/articles/*.mdx'))];
  }
  if (path === paths.testimonials) {
    return [...sources, ...(await filesIn(root, 'content/testimonials/*.yaml'))];
  }
  return sources;
}

function filesOf(named: References): string[] {
  const { kind, pricing, testimonials = [], reviews = [] } = named;
  return [
    ...(kind === 'sourcing' ? ['content/site/sourcing.yaml'] : []),
    ...(pricing ? [`content/pricing/${pricing.tiers}.yaml`] : []),
    ...[testimonials, reviews].flat().map(({ set }) => `content/testimonials/${set}.yaml`),
  ];
}

/** The sets of the packages whose figures stand in the sentences. */
function setsNamedIn(text: string): string[] {
  const sets = namesOfFigures(text).flatMap((name) => /^(.+)\//.exec(name)?.slice(1) ?? []);
  return sets.map((set) => `content/pricing/${set}.yaml`);
}

/** The services that a page shows or names: its own, their kin, and those of its category. */
async function servicesOf(root: string, named: References, text: string): Promise<string[]> {
  const services = (await readYamlFolder(join(root, 'content/services'), serviceFile)).map(
    ({ slug, data: { category } }) => ({ file: `content/services/${slug}.yaml`, slug, category }),
  );
  if (named.kind === 'services') return services.map(({ file }) => file);
  const wanted = new Set([named.service, ...named.related, ...namesOfFigures(text)]);
  wanted.add(named.category ?? categoryOfKind.get(named.kind));
  // A page with packages ends with cards of its service's category.
  if (named.kind === 'service') {
    wanted.add(services.find(({ slug }) => slug === named.service)?.category);
  }
  return services
    .filter(({ slug, category }) => wanted.has(slug) || wanted.has(category))
    .map(({ file }) => file);
}

async function filesIn(root: string, pattern: string): Promise<string[]> {
  return (await Array.fromAsync(glob(pattern, { cwd: root }))).sort();
}
