import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { paths } from '../../../contract/paths.ts';

const reviewSet = z.object({ set: z.string() });

/** What a page file names of other files; whatever else it holds does not matter here. */
const references = z.object({
  kind: z.string().catch(''),
  service: z.string().optional().catch(undefined),
  category: z.string().optional().catch(undefined),
  pricing: z.object({ tiers: z.string() }).optional().catch(undefined),
  testimonials: reviewSet.optional().catch(undefined),
  /** One set, or a list of them. */
  reviews: z.array(reviewSet).or(reviewSet).optional().catch(undefined),
});

/**
 * The content files that a page is made of, by its path: its own, and those of the service, tiers
 * and reviews that it shows. Navigation and other words that all pages share do not count.
 */
export async function contentSources(root: string, path: string): Promise<string[]> {
  const isInHub = path.startsWith(`${paths.hub}/`);
  const article = isInHub ? path.slice(paths.hub.length + 1) : '/';
  if (!article.includes('/')) return [`content/articles/${article}.mdx`];
  const own = `content/pages/${path === paths.home ? 'home' : path.slice(1)}.yaml`;
  const named = references.safeParse(await readYaml(root, own));
  const sources = named.success ? [own, ...filesOf(named.data)] : [];
  if (path === paths.hub || isInHub) {
    return [...sources, ...(await filesIn(root, 'content/articles/*.mdx'))];
  }
  if (path === paths.testimonials) {
    return [...sources, ...(await filesIn(root, 'content/testimonials/*.yaml'))];
  }
  const isListing = named.success && ['services', 'category'].includes(named.data.kind);
  return isListing ? [...sources, ...(await servicesOf(root, named.data.category))] : sources;
}

function filesOf(named: z.infer<typeof references>): string[] {
  const { service, pricing, testimonials = [], reviews = [] } = named;
  return [
    ...(service ? [`content/services/${service}.yaml`] : []),
    ...(pricing ? [`content/pricing/${pricing.tiers}.yaml`] : []),
    ...[testimonials, reviews].flat().map(({ set }) => `content/testimonials/${set}.yaml`),
  ];
}

async function servicesOf(root: string, category?: string): Promise<string[]> {
  const files = await filesIn(root, 'content/services/*.yaml');
  if (category === undefined) return files;
  const read = await Promise.all(
    files.map(async (file) => ({ file, data: references.parse(await readYaml(root, file)) })),
  );
  return read.filter(({ data }) => data.category === category).map(({ file }) => file);
}

async function filesIn(root: string, pattern: string): Promise<string[]> {
  return (await Array.fromAsync(glob(pattern, { cwd: root }))).sort();
}

async function readYaml(root: string, file: string): Promise<unknown> {
  const text = await readFile(join(root, file), 'utf8').catch(() => null);
  return text === null ? null : parse(text);
}
