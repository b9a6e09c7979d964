import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import * as cheerio from 'cheerio';
import { fillWords } from '../../contract/fill-words.ts';
import { readYaml } from '../content/read-yaml.ts';
import { readFills } from '../content/with-figures.ts';
import { locale } from '../lib/locale.ts';
import { type InterfaceWords, interfaceWords, redirects } from '../schemas/site.ts';
import { pageFile } from './page-file.ts';

/**
 * Writes a page for every redirect into dist/, for hosts without redirects. The server never sends
 * them: it redirects by build/manifest.json.
 */
export function redirectStubs(): AstroIntegration {
  let root = '';
  let site = '';
  return {
    name: 'redirect-stubs',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        site = config.site ?? '';
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const siteFile = (name: string) => join(root, `content/site/${name}.yaml`);
        const { redirects: table } = await readYaml(siteFile('redirects'), redirects);
        const { fillCompany } = await readFills();
        const { moved } = fillCompany(await readYaml(siteFile('interface'), interfaceWords));
        for (const { from, to } of table) {
          const file = join(dist, pageFile(from));
          if (existsSync(file)) throw new Error(`${from} is a page and cannot be redirected.`);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, stub(moved, { to, title: await titleOf(dist, to), site }));
        }
      },
    },
  };
}

type Target = { to: string; title: string; site: string };

function stub(words: InterfaceWords['moved'], { to, title, site }: Target): string {
  const $ = cheerio.load(
    '<!doctype html><html><head><meta charset="utf-8"><title></title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="canonical"><meta http-equiv="refresh"></head><body><main><h1></h1><p id="text"></p><p><a></a></p></main></body></html>',
  );
  $('html').attr('lang', locale);
  $('title, h1').text(words.title);
  $('link').attr('href', new URL(to, site).href);
  $('meta[http-equiv]').attr('content', `0; url=${to}`);
  $('#text').removeAttr('id').text(words.text);
  $('a').attr('href', to).text(fillWords(words.link, { title }));
  return $.html();
}

/** The heading of the page that a redirect leads to. */
async function titleOf(dist: string, path: string): Promise<string> {
  const $ = cheerio.load(await readFile(join(dist, pageFile(path.replace(/[?#].*/, ''))), 'utf8'));
  return $('h1').first().text().trim();
}
