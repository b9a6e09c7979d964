import { afterEach, beforeEach, expect, it } from 'vitest';
import { isNode } from 'yaml';
import { type ContentCopy, copyWithExample, redirectsOfToday } from './content-copy.ts';
import { categories, company, content, detail, regions, there } from './today.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyWithExample();
});
afterEach(() => copy.remove(''));

const old = redirectsOfToday;
const page = 'content/pages/example.yaml';

it.each([
  [
    'a placeholder for an unknown service in a category',
    ['categories', ['categories', 1, 'strip', 'text'], 'From {price:webs}'],
    'categories.#2.strip.text: write {price:<service>} or {days:<service>} with a file name in content/services, or with <set>/<package> from content/pricing, or {fastest:<category>} or {slowest:<category>} (found "{price:webs}", ',
  ],
  [
    'a search page that has moved',
    ['discovery', ['search', 'pages', 0, 'path'], '/example-old'],
    'search.pages.#1.path: write /example (found "/example-old", ',
  ],
  [
    'a phone number that cannot be called',
    ['company', ['phone', 'href'], 'tel 555'],
    'phone.href: write tel: with a plus and digits only, such as tel:+12125550142 (',
  ],
  [
    'a phone number that dials another',
    ['company', ['phone', 'display'], '+1 212 555 0199'],
    `phone.display: write the number that phone.href dials, ${company.phone.href} (found "+1 212 555 0199", `,
  ],
  [
    'a video without its name',
    ['company', ['video', 'id'], 'https://youtu.be/M7lc1UVf-VE'],
    "video.id: write the eleven characters at the end of the video's URL, such as M7lc1UVf-VE (",
  ],
  [
    'a misspelt placeholder in a sentence of a form',
    ['forms', ['enquiry', 'fields', 'firstName', 'problems', 'too-long'], 'At most {limt}.'],
    'enquiry.fields.firstName.problems.too-long: keep {limit} (found "{limt}", ',
  ],
  [
    "the company's email address written out",
    ['forms', ['refusals', 'bad-request', 'text'], `Write to ${company.email}.`],
    `refusals.bad-request.text: write {email} instead (found "${company.email}", `,
  ],
  [
    'a price in an email, which the server could not fill in',
    ['mail', ['ownerEnquiry', 'subject'], 'About {name}, {about}, {price:example}'],
    'ownerEnquiry.subject: write one of {name}, {about} (found "{price:example}", ',
  ],
  [
    'a price in the sentence about VAT',
    ['prices', ['vat', 'text'], 'From {price:example} without VAT.'],
    'vat.text: remove the braces: there is no such placeholder here (found "{price:example}", ',
  ],
  [
    "another sentence's placeholder in an email",
    ['mail', ['ownerEnquiry', 'subject'], 'About {service}'],
    'ownerEnquiry.subject: write one of {name}, {about} (found "{service}", ',
  ],
  [
    'a placeholder without its closing brace',
    ['interface', ['article', 'readingTime', 'other'], '{count minutes'],
    'article.readingTime.other: keep {count} (found "{count minutes", ',
  ],
  [
    'a redirect that hides a page',
    ['redirects', ['redirects', old, 'from'], '/example-text'],
    `redirects.#${old + 1}.from: remove it: a page with this URL exists (found "/example-text", `,
  ],
  [
    'a redirect that the server never sees',
    ['redirects', ['redirects', old, 'from'], '/healthz'],
    `redirects.#${old + 1}.from: remove it: the server answers this URL itself (found "/healthz", `,
  ],
  [
    'a redirect that is repeated',
    ['redirects', ['redirects', old, 'from'], '/example-older'],
    `redirects.#${old + 2}.from: remove it: it is already redirected above (found "/example-older", `,
  ],
  [
    'a redirect to a redirect',
    ['redirects', ['redirects', old, 'to'], '/example-older'],
    `redirects.#${old + 1}.to: name the page itself: this URL is redirected too (found "/example-older", `,
  ],
  [
    'a redirect to itself',
    ['redirects', ['redirects', old, 'to'], '/example-old'],
    `redirects.#${old + 1}.to: name the page itself: this URL is redirected too (found "/example-old", `,
  ],
  [
    'a redirect to nowhere',
    ['redirects', ['redirects', old, 'to'], '/example-gone'],
    `redirects.#${old + 1}.to: name a page that exists (found "/example-gone", `,
  ],
  [
    'a menu link to nowhere',
    ['navigation', ['main', 0, 'path'], '/example-gone'],
    'main.#1.path: name a page that exists, or add a redirect for it (found "/example-gone", ',
  ],
  [
    'a discount in the wording shown after the offer',
    ['offers', ['promo', 'after', 'title'], 'Still 25% off'],
    'promo.after.title: remove the discount or date: this is shown after the offer has ended (found "Still 25% off", ',
  ],
] as const)('names the file, the field and the fix for %s', (_, [name, path, wrong], message) => {
  const file = `content/site/${name}.yaml`;
  copy.edit(file, (yaml) => {
    expect(yaml.hasIn(path)).toBe(true);
    yaml.setIn(path, yaml.createNode(wrong));
  });
  const line = copy.lineOf(file, new RegExp(`${path.at(-1)}: ["']?${RegExp.escape(wrong)}`));
  expect(copy.problems()).toContain(`${file}: ${message}line ${line})`);
});

it.each(['+44 20 7946 0199', '+44 (0)20 7946 0199', '0044 20 7946 0199', '020 7946 0199'])(
  'accepts %s as the form of a phone number that people read',
  (display) => {
    copy.edit('content/site/company.yaml', (yaml) => {
      yaml.setIn(['phone', 'display'], display);
      yaml.setIn(['phone', 'href'], 'tel:+442079460199');
    });
    expect(copy.problems()).toEqual([]);
  },
);

it("asks for {company} instead of the company's name or a former one", () => {
  const text = ['steps', 'items', 0, 'text'];
  copy.edit(page, (yaml) => yaml.setIn(text, `Please ask ${company.name}.`));
  copy.edit('content/site/company.yaml', (yaml) => yaml.set('formerNames', ['Example Service']));
  expect(copy.problems()).toEqual(
    expect.arrayContaining([
      `${page}: steps.items.#1.text: write {company} instead (found "${company.name}", line 16)`,
      'content/services/example.yaml: name: write {company} instead (found "Example Service", line 1)',
    ]),
  );
});

it('asks for an old name that differs from the name', () => {
  copy.edit('content/site/company.yaml', (yaml) => yaml.set('formerNames', [company.name]));
  expect(copy.problems().join()).toContain(
    'company.yaml: formerNames.#1: write the old name, or remove it',
  );
});

it('asks for a placeholder that is missing from the wording of prices', () => {
  copy.edit('content/site/prices.yaml', (yaml) => yaml.setIn(['packages', 'from'], 'From $45'));
  expect(copy.problems().join()).toContain('prices.yaml: packages.from: add {price}');
});

it('finds topics that are there twice', () => {
  copy.edit('content/site/topics.yaml', (yaml) =>
    yaml.addIn(['topics'], yaml.getIn(['topics', 0])),
  );
  const problems = copy.problems().join();
  for (const key of ['id', 'name']) {
    expect(problems).toMatch(new RegExp(`topics\\.#\\d+\\.${key}: change it here or there`));
  }
});

it('asks for a page of the kind that its name requires', () => {
  const [text, notice] = [copy.read(page), copy.read('content/pages/problem.yaml')];
  copy.write(page, notice);
  copy.write('content/pages/problem.yaml', text);
  const end = (file: string, kind: string) =>
    `(found "${kind}", line ${copy.lineOf(file, /^kind:/)})`;
  expect(copy.problems()).toEqual(
    expect.arrayContaining([
      `${page}: kind: write one of service, category, detail, plain: a page with this name cannot be of another kind ${end(page, 'notice')}`,
      `content/pages/problem.yaml: kind: write notice: a page with this name cannot be of another kind ${end('content/pages/problem.yaml', 'service')}`,
    ]),
  );
});

it('accepts pages with packages only in categories that have a route for them', () => {
  copy.edit('content/services/example.yaml', (yaml) => yaml.set('category', 'ppc'));
  expect(copy.problems()).toContain(
    `${page}: service: name a service of seo or web, or add a route like site/pages/[...seoPackages].astro for ppc and name it in packagedCategories (site/schemas/common.ts) (found "example", line ${copy.lineOf(page, /^service:/)})`,
  );
});

it('asks to rename a page whose URL the server answers itself', () => {
  copy.write('content/pages/healthz.yaml', copy.read(page));
  expect(copy.problems()).toContain(
    'content/pages/healthz.yaml: rename it: the server answers this URL itself',
  );
});

it('asks to list a service in the menu of its own category', () => {
  const file = 'content/site/categories.yaml';
  const index = categories.findIndex(({ id }) => id !== 'seo');
  const entry = { kind: 'service', service: 'example' };
  copy.edit(file, (yaml) => yaml.setIn(['categories', index, 'menu'], yaml.createNode([entry])));
  expect(copy.problems()).toContain(
    `${file}: categories.#${index + 1}.menu.#1.service: move it to the menu of seo (found "example", line ${copy.lineOf(file, /service: example$/)})`,
  );
});

const [reviews] = content.testimonials;
it.each([
  ['content/site/authors.yaml', ['authors'], 'id'],
  ['content/site/team.yaml', ['members'], 'name'],
  ['content/site/offers.yaml', ['standing'], 'category'],
  ['content/site/categories.yaml', ['categories', 0, 'menu'], 'service'],
  ['content/pages/home.yaml', ['prices', 'items'], 'service'],
  [there(reviews).file, ['reviews'], 'text'],
] as const)('finds a copy in %s whose %s still have the same %s', (file, list, key) => {
  copy.edit(file, (yaml) => {
    const entry = yaml.getIn([...list, 0]);
    yaml.setIn([...list, 1], isNode(entry) ? entry.clone() : entry);
  });
  const found = copy.problems().filter((problem) => problem.includes('has the same'));
  expect(found).toEqual([expect.stringContaining(`.${key}: change it here or there: ${file}`)]);
});

it('asks for a date in quotes', () => {
  const file = 'content/site/offers.yaml';
  copy.write(file, copy.read(file).replace(/until: .*/, 'until: 2999-12-31'));
  expect(copy.problems()).toContain(
    `${file}: promo.until: write the last day, a date that exists, in quotes: "YYYY-MM-DD" (line ${copy.lineOf(file, /until: 2999/)})`,
  );
});

it('asks for the placeholder of an offer instead of its percentage', () => {
  const file = 'content/site/offers.yaml';
  copy.edit(file, (yaml) => yaml.setIn(['promo', 'during', 'title'], 'Now 15% off'));
  expect(copy.problems()).toContain(
    `${file}: promo.during.title: write {percent}% instead of the number, so that the two always agree (line ${copy.lineOf(file, /Now 15%/)})`,
  );
});

it('asks for shares that add up to 100', () => {
  const file = 'content/site/sourcing.yaml';
  const percent = there(regions[0]).percent + 1;
  copy.edit(file, (yaml) => yaml.setIn(['regions', 0, 'percent'], percent));
  expect(copy.problems()).toContain(
    `${file}: regions: make the shares add up to 100 (found 101, line ${copy.lineOf(file, /^regions:/)})`,
  );
});

it('asks for a missing sentence in a form', () => {
  const file = 'content/site/forms.yaml';
  const problems = ['enquiry', 'fields', 'email', 'problems'];
  copy.edit(file, (yaml) => yaml.deleteIn([...problems, 'invalid-email']));
  const field = [...problems, 'invalid-email'].join('.');
  expect(copy.problems().join('\n')).toContain(`${file}: ${field}: add this field: write text`);
});

it('asks for three other services at the end of a page', () => {
  const file = `content/pages${detail.path}.yaml`;
  const related = [detail.service, 'example', 'example'];
  copy.edit(file, (yaml) => yaml.setIn(['related'], yaml.createNode(related)));
  const line = copy.lineOf(file, /^related:/);
  expect(copy.problems()).toEqual([
    `${file}: related.#1: name a service other than the page's own (found "${detail.service}", line ${line + 1})`,
    `${file}: related.#3: name it once (found "example", line ${line + 3})`,
  ]);
});

it('asks for services that exist in the suggestions for a plan', () => {
  const plan = there(content.pages.find(({ data }) => data.kind === 'plan'));
  copy.edit(plan.file, (yaml) => yaml.setIn(['empty', 'services', 0], 'retired'));
  expect(copy.problems()).toEqual([
    expect.stringContaining('name a file of content/services, without .yaml (found "retired", '),
  ]);
});

it('asks for reviews of either a service or a category, and an unused portrait for each reviewer', () => {
  const { file } = there(content.testimonials[0]);
  const { name, portrait } = there(there(content.team).data.members[0]);
  const review = ['reviews', 0];
  copy.edit(file, (yaml) => {
    yaml.setIn([...review, 'name'], 'Example Reviewer');
    yaml.setIn([...review, 'portrait'], portrait);
  });
  const line = copy.lineOf(file, new RegExp(`portrait: ${portrait}$`));
  // A page may also miss the client whose name has changed.
  const problem = copy.problems().find((each) => each.startsWith(file));
  expect(problem).toContain(`${file}: reviews.#1.portrait: choose an unused portrait (p`);
  expect(problem).toContain(
    `: this is ${name}'s in content/site/team.yaml (found "${portrait}", line ${line})`,
  );
  copy.edit(file, (yaml) => {
    yaml.set('category', 'seo');
    yaml.set('service', 'example');
  });
  expect(copy.problems()).toEqual([
    `${file}: name what the reviews are about: either a service or a category (line 1)`,
  ]);
});
