import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { formatMoney } from '../../site/lib/format-money.ts';
import { money } from '../../site/schemas/common.ts';
import { checkContent } from '../../tools/content/check.ts';
import { readContent } from '../../tools/content/read.ts';
import { stringsIn } from '../../tools/content/strings-in.ts';

const project = join(import.meta.dirname, '../..');
const before = checkContent(project);
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'growth-hub-content-'));
  cpSync(join(project, 'content'), join(root, 'content'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

const service = 'content/services/local-seo.yaml';
const audit = 'content/services/seo-audit.yaml';
const packages = 'content/pricing/local-seo.yaml';
const page = 'content/pages/localseo.yaml';
const redirects = 'content/site/redirects.yaml';
const detail = 'content/pages/services/email-marketing.yaml';
/** Up to the first word of the page's first step. */
const firstStep = /(steps:[\s\S]*?text: \w+ )/;
const packagePrice = formatMoney(
  readContent(project).content.pricing.find(({ file }) => file === packages)?.data.tiers[0]
    ?.price ?? {
    amount: 0,
    currency: 'USD',
  },
);
const summaryOf = (slug: string) =>
  /^summary:.*$/m.exec(readFileSync(join(project, `content/services/${slug}.yaml`), 'utf8'))?.[0] ??
  '';
const { content } = readContent(project);
const { name: companyName = '', email: companyEmail = '' } = content.company?.data ?? {};
/** The number of a page in the list of those that the search finds, from 1. */
const searchPlace = (wanted: string) =>
  (content.discovery?.data.search.pages.findIndex(({ path }) => path === wanted) ?? -1) + 1;
const table = z.object({ redirects: z.array(z.object({ from: z.string() })) });
/** The number of a redirect in its file, from 1. */
const rowOf = (from: string) =>
  table
    .parse(parse(readFileSync(join(project, redirects), 'utf8')))
    .redirects.findIndex((row) => row.from === from) + 1;

it('finds the content sound', () => {
  expect(before).toEqual([]);
});

it.each([
  [
    'a price that is a word',
    [service, /amount: \d+/, 'amount: abc'],
    `${service}: price.amount: write a whole number, without quotes or a currency sign (line 5)`,
  ],
  [
    'a price of nothing',
    [service, /amount: \d+/, 'amount: 0'],
    `${service}: price.amount: write an amount from 1 to 100,000 (line 5)`,
  ],
  [
    'a currency nobody takes',
    [service, 'GBP', 'EUR'],
    `${service}: price.currency: write GBP, cards are priced in pounds (line 5)`,
  ],
  [
    'pounds in a package',
    [packages, 'USD', 'GBP'],
    `${packages}: tiers.#1.price.currency: write USD, packages are priced in dollars (line `,
  ],
  [
    'a figure of nobody in a category',
    ['content/site/categories.yaml', '{price:web}', '{price:webs}'],
    'content/site/categories.yaml: categories.#2.strip.text: write {price:<service>} or {days:<service>}, with a file name of content/services, or <set>/<package> of content/pricing (found "{price:webs}", line ',
  ],
  [
    'a price that is no group',
    [service, /^price: .*/m, 'price: £120'],
    `${service}: price: write an amount and its currency: { amount: 120, currency: GBP } (line 5)`,
  ],
  [
    'a number sign that cuts a text off',
    [service, /^summary: .*/m, 'summary: Repairs in order, your #1 list.'],
    `${service}: put the text in quotes, "#1 list." is left out as a comment (line 7)`,
  ],
  [
    'a field that is left out',
    [service, /^name:.*\n/m, ''],
    `${service}: name: add this field: write one line of text (line 1)`,
  ],
  [
    'a field that does not exist',
    [service, /days: \d+/, 'days: 28\ndelay: 3'],
    `${service}: delay: correct the name or remove the line, there is no such field here (line 7)`,
  ],
  [
    'a scene nobody has drawn',
    [service, /^scene: .*/m, 'scene: sunset'],
    `${service}: scene: name a scene that is listed in site/artwork/scene-names.ts (line 9)`,
  ],
  [
    'a colon in a text without quotes',
    [service, /^summary: .*/m, 'summary: SEO audit: 50+'],
    `${service}: put the text in quotes, it contains a colon and a space (line 7)`,
  ],
  [
    'a page of the search that has moved',
    ['content/site/discovery.yaml', '- path: /aboutus', '- path: /contact'],
    `content/site/discovery.yaml: search.pages.#${searchPlace('/aboutus')}.path: write /aboutus (found "/contact", line `,
  ],
  [
    'reviews of a service and of a category',
    ['content/testimonials/copywriting.yaml', 'category: copy', 'category: copy\nservice: nodejs'],
    'content/testimonials/copywriting.yaml: name what the reviews are about: either a service or a category',
  ],
  [
    'a figure of a service that does not exist',
    ['content/pages/seo.yaml', '{price:seo-audit}', '{price:seo-adit}'],
    'content/pages/seo.yaml: meta.description: write {price:<service>} or {days:<service>}, with a file name of content/services, or <set>/<package> of content/pricing (found "{price:seo-adit}", line ',
  ],
  [
    'a summary that stands twice',
    [service, /^summary:.*$/m, summaryOf('website-content')],
    'content/services/website-content.yaml: summary: write one of its own, content/services/local-seo.yaml has the same',
  ],
  [
    'a page without its service',
    [page, 'service: local-seo', 'service: local-sea'],
    `${page}: service: name a file of content/services, without .yaml (found "local-sea", line 2)`,
  ],
  [
    'a page that sells another service',
    [page, 'service: local-seo', 'service: seo-audit'],
    `${page}: service: name the service of this page, that one is at /seoaudit (found "seo-audit", line 2)`,
  ],
  [
    'a kind that does not exist',
    [page, 'kind: service', 'kind: servic'],
    `${page}: kind: write one of `,
  ],
  [
    'a phone number that cannot be called',
    ['content/site/company.yaml', 'href: tel:', 'href: tel '],
    'content/site/company.yaml: phone.href: write tel: with a plus and digits only, such as tel:+12125550142 (line ',
  ],
  [
    'a video without its name',
    ['content/site/company.yaml', /(video:\n(?: *#.*\n)* +id: )/, '$1https://youtu.be/'],
    "content/site/company.yaml: video.id: write the eleven signs at the end of the video's address",
  ],
  [
    'a page that nothing builds',
    [page, /[\s\S]*/, readFileSync(join(project, 'content/pages/thank-you.yaml'), 'utf8')],
    `${page}: kind: write one of service, category, detail, plain: a page of this name is built of no other kind (found "notice", line 1)`,
  ],
  [
    'a page of a name that asks for another kind',
    ['content/pages/problem.yaml', /[\s\S]*/, readFileSync(join(project, page), 'utf8')],
    'content/pages/problem.yaml: kind: write notice: a page of this name is built of no other kind (found "service", line 1)',
  ],
  [
    'packages that do not exist',
    [page, 'tiers: local-seo', 'tiers: local'],
    `${page}: pricing.tiers: name a file of content/pricing, without .yaml (found "local", line `,
  ],
  [
    'a headline that does not end with its mark',
    [page, /mark: .*/, 'mark: found'],
    `${page}: hero.headline.mark: write the last words of the headline above (found "found", line `,
  ],
  [
    'a title of another page',
    [page, /title: .*/, 'title: Page Not Found | {company}'],
    `${page}: meta.title: write one of its own, content/pages/404.yaml has the same`,
  ],
  [
    'a raised package that does not exist',
    ['content/pricing/off-page-seo.yaml', 'featured: standard', 'featured: gold'],
    'content/pricing/off-page-seo.yaml: featured: write one of basic, standard, premium (found "gold", line 1)',
  ],
  [
    'a package of another name than its id has elsewhere',
    ['content/pricing/off-page-seo.yaml', 'name: Premium', 'name: Authority'],
    'content/pricing/off-page-seo.yaml: tiers.#3.name: write Premium, as content/pricing/local-seo.yaml does, or give the package an id of its own (found "Authority", line ',
  ],
  [
    'packages of a service that does not exist',
    [packages, 'service: local-seo', 'service: local'],
    'content/pricing/local-seo.yaml: service: name a file of content/services, without .yaml (found "local", line ',
  ],
  [
    'a misspelt name in a sentence of a form',
    ['content/site/forms.yaml', /(firstName:[\s\S]*?\{)limit\}/, '$1limt}'],
    'content/site/forms.yaml: enquiry.fields.firstName.problems.too-long: keep {limit} (found "{limt}", line ',
  ],
  [
    'a name of another sentence in a mail',
    ['content/site/mail.yaml', /^( {2}subject: .*)\{about\}/m, '$1{service}'],
    'content/site/mail.yaml: ownerEnquiry.subject: write one of {name}, {about} (found "{service}", line ',
  ],
  [
    'a name whose brace was forgotten',
    ['content/site/interface.yaml', /(readingTime:[\s\S]*?other: "?\{count)\}/, '$1'],
    'content/site/interface.yaml: article.readingTime.other: keep {count} (found "{count',
  ],
  [
    'a name that no sentence of a page has',
    [page, firstStep, '$1{count} '],
    `${page}: steps.items.#1.text: write {price:<service>} or {days:<service>}, with a file name of content/services, or <set>/<package> of content/pricing (found "{count}", line `,
  ],
  [
    'the days of a package that has none',
    [page, /title: .*/, 'title: In {days:technical-seo/enterprise} | {company}'],
    `${page}: meta.title: write {price:<service>} or {days:<service>}, with a file name of content/services, or <set>/<package> of content/pricing (found "{days:technical-seo/enterprise}", line `,
  ],
  [
    'the price of a package that does not exist',
    [page, firstStep, '$1{price:local-seo/gold} '],
    `${page}: steps.items.#1.text: write {price:<service>} or {days:<service>}, with a file name of content/services, or <set>/<package> of content/pricing (found "{price:local-seo/gold}", line `,
  ],
  [
    'the price of a package that is written out',
    [page, firstStep, `$1${packagePrice.replace('$', '$$$$')} `],
    `${page}: steps.items.#1.text: write {price:<set>/<package>} for the price of a package, with a file name of content/pricing, or US$ where it is another sum (found "${packagePrice}", line `,
  ],
  [
    "the company's name that is written out",
    [page, firstStep, `$1${companyName} `],
    `${page}: steps.items.#1.text: write {company} instead (found "${companyName}", line `,
  ],
  [
    'a name that the company had before',
    ['content/site/company.yaml', /^name: .*/m, 'name: New Name\nformerNames: [Local SEO]'],
    `${service}: name: write {company} instead (found "Local SEO", line 1)`,
  ],
  [
    "the company's address for mail that is written out",
    ['content/site/forms.yaml', 'write to {email}', `write to ${companyEmail}`],
    `content/site/forms.yaml: refusals.bad-request.text: write {email} instead (found "${companyEmail}", line `,
  ],
  [
    'a redirect that hides a page',
    [redirects, 'from: /contact,', 'from: /localseo,'],
    `${redirects}: redirects.#${rowOf('/contact')}.from: remove it, a page of this name exists (found "/localseo", line `,
  ],
  [
    'a redirect that the server never sees',
    [redirects, 'from: /contact,', 'from: /healthz,'],
    `${redirects}: redirects.#${rowOf('/contact')}.from: remove it, the server answers this address itself (found "/healthz", line `,
  ],
  [
    'a redirect to a redirect',
    [redirects, 'from: /dbt, to: /copywriting', 'from: /dbt, to: /contact'],
    `${redirects}: redirects.#${rowOf('/dbt')}.to: name the page itself, this address is redirected too (found "/contact", line `,
  ],
  [
    'a redirect to nowhere',
    [redirects, 'from: /dbt, to: /copywriting', 'from: /dbt, to: /poems'],
    `${redirects}: redirects.#${rowOf('/dbt')}.to: name a page that exists (found "/poems", line `,
  ],
  [
    'a menu link to nowhere',
    ['content/site/navigation.yaml', 'path: /blogs', 'path: /blog'],
    'content/site/navigation.yaml: main.#3.path: name a page that exists, or add a redirect for it (found "/blog", line ',
  ],
  [
    'a service in the wrong menu',
    ['content/site/categories.yaml', 'service: nodejs', 'service: seo-audit'],
    'content/site/categories.yaml: categories.#2.menu.#3.service: move it to the menu of seo (found "seo-audit", line ',
  ],
  [
    'a date without quotes',
    ['content/site/offers.yaml', /until: "([\d-]+)"/, 'until: $1'],
    'content/site/offers.yaml: promo.until: write the last day in quotes, as "YYYY-MM-DD" (line ',
  ],
  [
    'a discount in the wording for afterwards',
    ['content/site/offers.yaml', /(after:\s+title: ).*/, '$1Still 25% off'],
    'content/site/offers.yaml: promo.after.title: claim no discount and no date here, it is shown after the offer has ended (found "Still 25% off", line ',
  ],
  [
    'a dated promise on a page',
    [page, firstStep, '$1Before 30 June 2025. '],
    `${page}: steps.items.#1.text: move dated promises to content/site/offers.yaml`,
  ],
  [
    'shares that are not a whole',
    ['content/site/sourcing.yaml', 'percent: 26', 'percent: 25'],
    'content/site/sourcing.yaml: regions: make the shares add up to 100 (found 99, line ',
  ],
  [
    'a form without one of its sentences',
    ['content/site/forms.yaml', /^ {8}invalid-email:.*\n/m, ''],
    'content/site/forms.yaml: enquiry.fields.email.problems.invalid-email: add this field: write a text (line ',
  ],
  [
    'a text that begins with the sign of an anchor',
    [service, 'name: Local SEO', 'name: &Local SEO'],
    `${service}: put the text in quotes: & and * at its start are not read as part of it (line 1)`,
  ],
  [
    'a text that begins with the sign of a tag',
    [service, 'name: Local SEO', 'name: !Local SEO'],
    `${service}: Unresolved tag: !Local at line 1, column 7:\n`,
  ],
  [
    'a text that begins with the sign of an alias',
    [service, 'name: Local SEO', 'name: *Local*'],
    `${service}: put the text in quotes: & and * at its start are not read as part of it (line 1)`,
  ],
  [
    'a word set in bold',
    [page, firstStep, '$1**bold** '],
    `${page}: steps.items.#1.text: remove the sign, this is plain text (found "**", line `,
  ],
  [
    'a word set in italics',
    [page, firstStep, '$1*word* '],
    `${page}: steps.items.#1.text: remove the sign, this is plain text (found "*word*", line `,
  ],
  [
    'a sign written as HTML does',
    [page, firstStep, '$1&amp; '],
    `${page}: steps.items.#1.text: remove the sign, this is plain text (found "&amp;", line `,
  ],
  [
    'a link in a plain text',
    [page, firstStep, '$1[words](/seo) '],
    `${page}: steps.items.#1.text: remove the sign, this is plain text (found "](", line `,
  ],
  [
    'a tag in a plain text',
    [page, firstStep, '$1<b>word</b> '],
    `${page}: steps.items.#1.text: remove the sign, this is plain text (found "<b>", line `,
  ],
  [
    'a page that leads to itself',
    [detail, '- website-content', '- email-marketing'],
    `${detail}: related.#1: name another service than the one of this page (found "email-marketing", line `,
  ],
  [
    'a service named twice at the end of a page',
    [detail, /(related:\n {2}- (\S+)\n {2}- )\S+/, '$1$2'],
    `${detail}: related.#2: name it once (found "website-content", line `,
  ],
  [
    'the portrait of somebody else',
    ['content/testimonials/copywriting.yaml', 'portrait: p12', 'portrait: p01'],
    'content/testimonials/copywriting.yaml: reviews.#3.portrait: choose a portrait that nobody has, this is Amelia Hart\'s in content/site/team.yaml (found "p01", line 30)',
  ],
] as const)('names the file, the field and the mend of %s', (_, [file, found, wrong], message) => {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  expect(text.search(found)).toBeGreaterThanOrEqual(0);
  writeFileSync(path, text.replace(found, wrong));
  const news = checkContent(root).filter((problem) => !before.includes(problem));
  expect(
    news.some((problem) => problem.startsWith(message)),
    news.join('\n'),
  ).toBe(true);
});

it.each([
  [audit, /amount: \d+/, 'amount: £120'],
  [audit, /days: \d+/, 'days: soon'],
  [audit, 'name: SEO', 'name: "SEO'],
  [packages, /amount: \d+/, 'amount: £45'],
  [packages, 'name: Basic', 'name: "Basic'],
])('names %s alone, not every sentence about it: %s', (file, found, wrong) => {
  const path = join(root, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(found, wrong));
  const problems = checkContent(root);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(file);
});

it("takes the price of another page's package by its name, and another sum as US$", () => {
  const path = join(root, page);
  const text = readFileSync(path, 'utf8');
  const name = '{price:local-seo/basic}';
  expect(text.split(name).length).toBeGreaterThan(2);
  writeFileSync(path, text.replace(name, '{price:off-page-seo/basic}').replace(name, 'US$44'));
  expect(checkContent(root)).toEqual([]);
});

it('asks for another name of a page where the server itself answers', () => {
  const path = join(root, 'content/pages/healthz.yaml');
  writeFileSync(path, readFileSync(join(root, 'content/pages/localseo.yaml')));
  expect(checkContent(root)).toContain(
    'content/pages/healthz.yaml: rename it, the server itself answers at this address',
  );
});

it('asks for a file that is gone, and for one that nothing reads', () => {
  rmSync(join(root, 'content/site/offers.yaml'));
  rmSync(join(root, 'content/pages/newsletter/expired.yaml'));
  writeFileSync(join(root, 'content/site/bogus.yaml'), 'name: Extra');
  writeFileSync(join(root, 'content/services/extra.yml'), 'name: Extra');
  expect(checkContent(root)).toEqual(
    expect.arrayContaining([
      'content/site/offers.yaml: add this file, the site cannot be built without it',
      'content/pages/newsletter/expired.yaml: add this file, code names the page',
      'content/site/bogus.yaml: remove it, or mend its name: nothing reads a file of this name',
      'content/services/extra.yml: rename it to end in .yaml, or remove it',
    ]),
  );
});

it.each([
  'content/services/Photo_Retouch.yaml',
  'content/pages/Privacy Policy.yaml',
  'content/pages/Legal/privacy.yaml',
  'content/pricing/Photo-retouch.yaml',
  'content/testimonials/photo_retouch.yaml',
  'content/articles/Photo retouch.mdx',
])('asks for another name of %s', (file) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), 'name: Extra');
  expect(checkContent(root)).toContain(
    `${file}: rename it: lower-case letters, digits and hyphens, such as local-seo`,
  );
});

it.each([service, 'content/articles/acos-break-even.mdx'])('asks for UTF-8 in %s', (file) => {
  const path = join(root, file);
  const text = `${readFileSync(path, 'utf8')}# £`;
  writeFileSync(path, text, 'latin1');
  const line = text.split('\n').findIndex((each) => each.includes('£')) + 1;
  expect(checkContent(root)).toEqual([`${file}: save it as UTF-8 (line ${line})`]);
});

it.each([service, 'content/articles/acos-break-even.mdx'])(
  'takes the mark of UTF-8 before %s',
  (file) => {
    const path = join(root, file);
    writeFileSync(path, `\u{FEFF}${readFileSync(path, 'utf8')}`);
    expect(checkContent(root)).toEqual([]);
  },
);

it('says a new price in every sentence about the service', () => {
  const rare = 987;
  const path = join(root, audit);
  const text = readFileSync(path, 'utf8');
  const { price } = z.object({ price: money }).parse(parse(text));
  writeFileSync(path, text.replace(`amount: ${price.amount}`, `amount: ${rare}`));
  const said = formatMoney({ ...price, amount: rare });
  for (const [file, name] of [
    ['seo', '{price:seo-audit}'],
    ['seoaudit', '{price}'],
  ] as const) {
    const { data } = readContent(root).content.pages.find(({ slug }) => slug === file) ?? {};
    const sentences = [...stringsIn(data)].map((each) => each.text).join('\n');
    const source = readFileSync(join(root, `content/pages/${file}.yaml`), 'utf8');
    expect(source).toContain(name);
    expect(sentences.split(said)).toHaveLength(source.split(name).length);
    expect(sentences).not.toContain(name);
  }
});

it('says a new price and delivery of a package in every sentence about it', () => {
  const path = join(root, packages);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/amount: \d+/, 'amount: 987').replace(/days: \d+/, 'days: 654'));
  const news = checkContent(root).filter((problem) => !before.includes(problem));
  expect(news).toEqual([]);
  const sentences = readContent(root)
    .content.pages.flatMap(({ data }) => [...stringsIn(data)])
    .map((each) => each.text);
  const saying = (figure: string) => sentences.filter((each) => each.includes(figure)).length;
  expect(saying('$987')).toBeGreaterThan(0);
  expect(saying('654')).toBeGreaterThan(0);
});

it('takes a long name of the company, limits hold for the sentences around it', () => {
  const path = join(root, 'content/site/company.yaml');
  const name = 'Harrington, Oyelaran & Sons of Newcastle';
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^name: .*/m, `name: ${name}`));
  expect(checkContent(root)).toEqual([]);
  const titles = readContent(root).content.pages.map(({ data }) => data.meta.title);
  expect(titles.filter((title) => title.includes(name)).length).toBeGreaterThan(10);
});
