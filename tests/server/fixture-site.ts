import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { enquiryFields } from '../../contract/enquiry-rules.ts';
import { everyLine, seenPrice } from '../../contract/plan.ts';
import type { SiteManifest } from '../../contract/site-manifest.ts';

/** Writes a folder with the real wording and a small built site, for a server to start in. */
export async function writeFixtureSite(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'growth-hub-site-'));
  const content = join(import.meta.dirname, '../../content/site');
  for (const name of ['forms.yaml', 'mail.yaml', 'prices.yaml', 'company.yaml']) {
    await cp(join(content, name), join(root, 'content/site', name));
  }
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, 'dist', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    await writeFile(`${file}.br`, brotliCompressSync(text));
    await writeFile(`${file}.gz`, gzipSync(text));
  }
  await mkdir(join(root, 'build'), { recursive: true });
  await writeFile(join(root, 'build/manifest.json'), JSON.stringify(manifest));
  return root;
}

/** Makes the pages of a folder those of a build with this SITE_URL. */
export async function buildFor(root: string, site: string): Promise<void> {
  await writeFile(join(root, 'build/manifest.json'), JSON.stringify({ ...manifest, site }));
}

function page(title: string, body: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><main>${body}</main></body></html>`;
}

const summary = `<div data-error-summary hidden><h2 data-error-heading></h2><ul data-error-list></ul></div>`;

function input(name: string, tag = 'input'): string {
  const attributes = `id="${name}" name="${name}" aria-describedby="${name}-hint ${name}-error"`;
  const element = tag === 'input' ? `<input ${attributes}>` : `<${tag} ${attributes}></${tag}>`;
  return `<label for="${name}">${name}</label>${element}<p id="${name}-error" hidden></p>`;
}

function select(name: string, values: string[]): string {
  const options = values.map((value) => `<option value="${value}">${value}</option>`).join('');
  return `<select id="${name}" name="${name}" aria-describedby="${name}-error"><option value="" selected>none</option>${options}</select><p id="${name}-error" hidden></p>`;
}

const days = (count: number) => ({ kind: 'days', days: count }) as const;
const pounds = (amount: number) => ({ kind: 'from', amount, currency: 'GBP' }) as const;
const dollars = (amount: number) => ({ kind: 'fixed', amount, currency: 'USD' }) as const;

/** A catalogue with its own prices and days, so that tests know them whatever the company's are. */
const catalogue: SiteManifest['services'] = {
  'local-seo': {
    name: 'Local SEO',
    price: pounds(750),
    delivery: days(28),
    category: 'seo',
    packages: {
      basic: { name: 'Basic', price: dollars(45), delivery: days(4) },
      premium: { name: 'Premium', price: dollars(250), delivery: days(21) },
    },
  },
  'seo-audit': {
    name: 'SEO Audit',
    category: 'seo',
    price: pounds(120),
    delivery: days(7),
    packages: {},
  },
  wordpress: {
    name: 'WordPress',
    price: pounds(1200),
    delivery: days(35),
    category: 'web',
    packages: {
      custom: {
        name: 'Custom',
        price: { kind: 'up-to', amount: 500, currency: 'USD' },
        delivery: { kind: 'scope', text: 'by project scope' },
      },
    },
  },
};

/** The parts that the plan page and the form share: every item, and the places for totals. */
const planParts = `${everyLine(catalogue)
  .map(
    (line) => `<p data-plan-line="${line.item}" hidden>
<input type="checkbox" name="item" value="${line.item}">
<input type="hidden" name="seen" value="${seenPrice(line)}" disabled></p>`,
  )
  .join('')}
<p data-plan-if="lines" hidden><span data-plan-time></span></p>
<p data-plan-if="in-turn" hidden><b data-plan-days="together"></b> <b data-plan-days="in-turn"></b> <i data-plan-time-notes></i></p>
<svg data-plan-bar="wordpress" width="0"></svg><svg data-plan-bar="local-seo" width="0"></svg><svg data-plan-bar="longest" width="0"></svg>
<p data-plan-if="GBP" hidden data-plan-total="GBP"></p><p data-plan-if="USD" hidden data-plan-total="USD"></p>
<p data-plan-total="GBP" class="parts"><span data-price-words></span><span data-price-amount></span></p>
<p data-plan-if="left-out" hidden data-plan-left-out></p>`;

const textFields = enquiryFields.filter(
  (name) => !['message', 'service', 'package'].includes(name),
);

const enquiryForm = `<form data-form="enquiry" method="post" action="/aboutus">${summary}
${textFields.map((name) => input(name)).join('')}
${input('message', 'textarea')}
${select('service', ['local-seo', 'seo-audit'])}${select('package', ['basic', 'premium'])}
<fieldset data-plan-if="lines" hidden>${planParts}</fieldset>
<input type="hidden" name="formToken"><input type="hidden" name="idempotencyKey"></form>`;

const files: Record<string, string> = {
  'index.html': page('Home', '<h1>Home</h1>'),
  'localseo.html': page('Local SEO', `<h1>Local SEO</h1>${'<p>Words.</p>'.repeat(200)}`),
  'aboutus.html': page('Contact Us', enquiryForm),
  'plan.html': page(
    'Plan',
    `<div data-plan-page>${planParts}<p data-plan-if="empty">Nothing yet</p><a data-plan-link="enquiry" href="/aboutus#enquiry">Send</a></div>`,
  ),
  'thank-you.html': page('Thank you', '<p hidden data-reference></p>'),
  'newsletter.html': page(
    'Newsletter',
    `<form data-form="subscription" method="post" action="/newsletter">${summary}${input('email')}</form>`,
  ),
  'newsletter/check-inbox.html': page('Look into your inbox', ''),
  'newsletter/confirm.html': page(
    'Confirm',
    '<form method="post" action="/newsletter/confirm"><input type="hidden" name="token"></form>',
  ),
  'newsletter/confirmed.html': page('Confirmed', ''),
  'newsletter/expired.html': page('Expired', ''),
  'newsletter/unsubscribe.html': page(
    'Unsubscribe',
    '<form method="post" action="/newsletter/unsubscribe"><input type="hidden" name="token"></form>',
  ),
  'newsletter/unsubscribed.html': page('Unsubscribed', ''),
  '404.html': page('Not found', '<h1>Nothing here</h1>'),
  'problem.html': page('Problem', '<h1 data-problem-title></h1><p data-problem-text></p>'),
  '_astro/island.abc123.js': `console.info(${JSON.stringify('x'.repeat(2000))});`,
  'robots.txt': 'User-agent: *\n',
};

const hash = `sha256-${'A'.repeat(43)}=`;

function built(file: string): SiteManifest['pages'][string] {
  return { file, scriptHashes: [hash], styleHashes: [] };
}

const manifest: SiteManifest = {
  version: 1,
  site: 'https://growthhub.example',
  pages: {
    '/': built('index.html'),
    '/localseo': built('localseo.html'),
    '/aboutus': {
      ...built('aboutus.html'),
      extraSources: { 'frame-src': ['https://www.openstreetmap.org'] },
    },
    '/plan': built('plan.html'),
    '/thank-you': built('thank-you.html'),
    '/newsletter': built('newsletter.html'),
    '/newsletter/check-inbox': built('newsletter/check-inbox.html'),
    '/newsletter/confirm': built('newsletter/confirm.html'),
    '/newsletter/confirmed': built('newsletter/confirmed.html'),
    '/newsletter/expired': built('newsletter/expired.html'),
    '/newsletter/unsubscribe': built('newsletter/unsubscribe.html'),
    '/newsletter/unsubscribed': built('newsletter/unsubscribed.html'),
    '/404': built('404.html'),
    '/problem': built('problem.html'),
  },
  redirects: [{ from: '/contact', to: '/aboutus', status: 308 }],
  services: catalogue,
  offers: [
    { category: 'seo', text: 'SEO: 10% OFF. Not taken off yet.' },
    { category: 'sourcing', text: 'Sourcing: 25% OFF. Not taken off yet.' },
  ],
  colours: {
    ink: '#111111',
    soft: '#444444',
    'paper-2': '#eeeeee',
    'paper-3': '#cccccc',
    white: '#ffffff',
    'accent-text': '#0057b8',
  },
};
