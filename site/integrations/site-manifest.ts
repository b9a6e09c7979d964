import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import {
  extraSourceDirectives,
  mailColours,
  type SiteManifest,
  type SitePage,
  siteManifestSchema,
} from '../../contract/site-manifest.ts';
import { readYaml, readYamlFolder } from '../content/read-yaml.ts';
import { readFills } from '../content/with-figures.ts';
import { inCatalogueOrder, planCatalogue } from '../lib/plan-catalogue.ts';
import { planOffers } from '../lib/plan-offers.ts';
import { themeColours } from '../lib/theme-colours.ts';
import { planPage } from '../schemas/plan-page.ts';
import { tierSet } from '../schemas/pricing.ts';
import { service } from '../schemas/service.ts';
import { categories, offers, redirects } from '../schemas/site.ts';
import { writeBuildFile } from './build-file.ts';
import { pageFile } from './page-file.ts';
import { readHtml } from './read-html.ts';

/** Writes build/manifest.json, which tells the server about the built pages. */
export function siteManifest(): AstroIntegration {
  let root = '';
  let site = '';
  return {
    name: 'site-manifest',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        if (config.site === undefined) throw new Error('astro.config.ts: set `site`.');
        site = new URL(config.site).origin;
      },
      'astro:build:done': async ({ dir, pages }) => {
        const dist = fileURLToPath(dir);
        const tables = await readContentTables(root);
        const moved = new Set(tables.redirects.map(({ from }) => from));
        const routes = pages
          .map(({ pathname }) => pathname.replace(/\/$/, ''))
          .filter((route) => !moved.has(`/${route}`));
        const entries = await Promise.all(routes.map((route) => describePage(dist, route)));
        const manifest: SiteManifest = {
          version: 1,
          site,
          pages: Object.fromEntries(entries),
          ...tables,
          colours: await readColours(root),
        };
        await writeBuildFile(dir, 'manifest.json', manifest);
      },
    },
  };
}

async function describePage(dist: string, route: string): Promise<[string, SitePage]> {
  const file = pageFile(route);
  const html = await readFile(join(dist, file), 'utf8');
  // Styles inside noscript need hashes too.
  const $ = readHtml(html);
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).html() ?? '');
  const page: SitePage = {
    file,
    scriptHashes: unique(texts('script:not([src]):not([type="application/ld+json"])').map(cspHash)),
    styleHashes: unique(texts('style').map(cspHash)),
  };
  // For example `data-csp-frame-src="https://example.com"`: a host that the page may load content
  // from.
  const marked = extraSourceDirectives.flatMap((directive) => {
    const name = `data-csp-${directive}`;
    const sources = $(`[${name}]`)
      .toArray()
      .flatMap((element) => ($(element).attr(name) ?? '').split(' '));
    return sources.length > 0 ? [[directive, unique(sources)] as const] : [];
  });
  if (marked.length > 0) page.extraSources = Object.fromEntries(marked);
  return [`/${route}`, page];
}

/** Reads the redirects, the services and packages that can be ordered, and the offers. */
async function readContentTables(
  root: string,
): Promise<Pick<SiteManifest, 'redirects' | 'services' | 'offers'>> {
  const { redirects: table } = await readYaml(join(root, 'content/site/redirects.yaml'), redirects);
  const categoriesFile = join(root, 'content/site/categories.yaml');
  // The schema checks lengths, which count once the figures are filled in.
  const { fillFigures, fillCompany } = await readFills();
  const { categories: groups } = await readYaml(categoriesFile, categories, fillFigures);
  const services = await readYamlFolder(join(root, 'content/services'), service, fillFigures);
  const tierSets = await readYamlFolder(join(root, 'content/pricing'), tierSet, fillFigures);
  const { standing } = await readYaml(join(root, 'content/site/offers.yaml'), offers, fillFigures);
  const page = await readYaml(join(root, 'content/pages/plan.yaml'), planPage, fillFigures);
  const listed = services.map(({ slug, data }) => ({ ...data, slug }));
  return {
    redirects: table.map(({ from, to }) => ({ from, to, status: 308 })),
    services: planCatalogue(
      inCatalogueOrder(listed, groups),
      tierSets.map(({ data }) => data),
    ),
    offers: fillCompany(planOffers({ standing, categories: groups, sentence: page.offer })),
  };
}

async function readColours(root: string): Promise<SiteManifest['colours']> {
  const colour = themeColours(await readFile(join(root, 'site/styles/theme.css'), 'utf8'));
  const { colours } = siteManifestSchema.shape;
  return colours.parse(Object.fromEntries(mailColours.map((name) => [name, colour(name)])));
}

const cspHash = (text: string) => `sha256-${hash('sha256', text, 'base64')}`;
const unique = (values: string[]) => [...new Set(values)];
