import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownSteps } from '../../site/artwork/band-names.ts';
import { checkContent } from '../../tools/content/check.ts';
import { readContent } from '../../tools/content/read.ts';
import { root } from '../../tools/run.ts';
import { type ContentCopy, copyWithExample } from './content-copy.ts';
import { categories } from './today.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyWithExample();
});
afterEach(() => copy.remove(''));

const service = 'content/services/example.yaml';
const packages = 'content/pricing/example.yaml';
const page = 'content/pages/example.yaml';
const title = /title: .*/;
const summary = /^summary: .*/m;
const drawing = categories.find(({ id }) => id === 'seo')?.scene;
const figure =
  'write {price:<service>} or {days:<service>} with a file name in content/services, or with <set>/<package> from content/pricing, or {fastest:<category>} or {slowest:<category>}';
const colon = 'put the text in quotes: it contains a colon and a space';
const plain = 'steps.items.#1.text: remove the markup: this is plain text';

it('finds no problems in the content and the added example', () => {
  expect(checkContent(root)).toEqual([]);
  expect(copy.problems()).toEqual([]);
});

it("finds a drawing that another service's page in the category shows", () => {
  copy.edit(page, (yaml) => yaml.setIn(['hero', 'scene'], drawing));
  copy.edit('content/services/example-too.yaml', (yaml) => yaml.set('scene', drawing));
  expect(copy.problems().join()).toContain(
    `example-too.yaml: scene: choose another one or none: ${page} shows it`,
  );
});

it("finds a drawing that another page's steps have", () => {
  copy.edit(page, (yaml) => yaml.setIn(['steps', 'drawing'], ownSteps[0]));
  copy.write('content/pages/example-text.yaml', copy.read(page));
  expect(copy.problems().join()).toContain('steps.drawing: change it here or there: ');
});

it.each([
  [
    'a price that is a word',
    [service, '750', 'abc'],
    'price.amount: write a whole number, without quotes, commas or a currency sign (line 5)',
  ],
  [
    'a price of 0',
    [service, '750', '0'],
    'price.amount: write an amount from 1 to 100,000 (line 5)',
  ],
  [
    'an unsupported currency',
    [service, 'GBP', 'EUR'],
    'price.currency: write GBP: cards are priced in pounds (line 5)',
  ],
  [
    'pounds in a package',
    [packages, 'USD', 'GBP'],
    'tiers.#1.price.currency: write USD: packages are priced in dollars (line 8)',
  ],
  [
    'a price that is not a group of fields',
    [service, /^price: .*/m, 'price: £120'],
    'price: write { amount: <number>, currency: GBP }, the number without a comma or currency sign (line 5)',
  ],
  [
    'a comma in a price',
    [service, '750', '1,050'],
    'price.amount: write thousands without a comma: 1050 (line 5)',
  ],
  [
    'a comma in the price of a package',
    [packages, '45', '£1,200'],
    'tiers.#1.price.amount: write thousands without a comma: 1200 (line 8)',
  ],
  [
    'a number sign that truncates a text',
    [service, summary, 'summary: Repairs in order, your #1 list.'],
    'put the text in quotes: "#1 list." is read as a comment (line 7)',
  ],
  [
    'a missing field',
    [service, /^name:.*\n/, ''],
    'name: add this field: write one line of text (line 1)',
  ],
  [
    'a field that does not exist',
    [service, 'days: 28', 'days: 28\ndelay: 3'],
    'delay: correct the name or remove the line: there is no such field here (line 7)',
  ],
  [
    'an unknown scene',
    [service, 'path:', 'scene: sunset\npath:'],
    'scene: name a scene in site/artwork/scene-names.ts (line 8)',
  ],
  [
    'a scene of another category',
    [service, 'path:', 'scene: wordpress\npath:'],
    'scene: choose one of seo in site/artwork/scene-names.ts, or none (found "wordpress", line 8)',
  ],
  [
    'a colon in a text without quotes',
    [service, summary, 'summary: SEO audit: 50+'],
    `${colon} (line 7)`,
  ],
  [
    'a missing comma in braces',
    [service, '750,', '750'],
    `${colon}, or put a comma between the fields (line 5)`,
  ],
  [
    'a missing comma at the end of a line in braces',
    [service, /{ amount.* }/, '{\n  amount: 750\n  currency: GBP }'],
    `${colon}, or put a comma between the fields (line 6)`,
  ],
  [
    'a missing comma after a text in quotes',
    [service, '{ amount: 750, currency: GBP }', '{ amount: "750" currency: GBP }'],
    `${colon}, or put a comma between the fields (line 5)`,
  ],
  [
    'a field in braces without a space after its colon',
    [service, 'currency: GBP', 'currency:GBP'],
    'put a space after the colon (line 5)',
  ],
  [
    'a field that is indented too far',
    [page, '      text: Please', '        text: Please'],
    'check the indentation of this line and its neighbours (line 15)',
  ],
  [
    'a list item that is indented too far',
    [packages, 'features: ', 'features:\n      - One\n        - Another\n    others: '],
    'check the indentation of the lines below this one (line ',
  ],
  [
    'a field that is there twice',
    [service, 'days: 28', 'days: 28\ndays: 30'],
    'this field is here twice: remove one, or begin the next item of a list with a hyphen (line 7)',
  ],
  [
    'a tab',
    [page, '      text: Please', '\ttext: Please'],
    'replace the tab with spaces (line 16)',
  ],
  [
    'a tab after spaces',
    [page, '      text: Please', ' \ttext: Please'],
    'replace the tab with spaces (line 16)',
  ],
  [
    'a tab below a field with a value',
    [service, 'days: 28', ' \tdays: 28'],
    'replace the tab with spaces (line 6)',
  ],
  [
    'a field without a colon',
    [service, 'days: 28', 'days 28'],
    "write a colon and a space after the field's name, or indent a text that goes on here (line 6)",
  ],
  [
    'a field without a space after its colon',
    [service, 'days: 28', 'days:28'],
    "write a colon and a space after the field's name, or indent a text that goes on here (line 6)",
  ],
  [
    'a list item without a space after its hyphen',
    [page, '- title: Step', '-title: Step'],
    'put a space after the hyphen (line 15)',
  ],
  [
    'a second list item without a space after its hyphen',
    [service, '- The second', '-The second'],
    'put a space after the hyphen (line 12)',
  ],
  [
    'a field that begins with a hyphen',
    [service, 'days: 28', 'days: 28\n-popular: true'],
    'put a space after the hyphen (line 7)',
  ],
  [
    'a quotation mark that is left open',
    [service, 'name: ', 'name: "'],
    'close the quotation mark that opens here (line 1)',
  ],
  [
    'a brace that is left open',
    [service, 'GBP }', 'GBP'],
    'close the brace that opens here (line 5)',
  ],
  [
    'a brace that is left open in a list item',
    [packages, 'currency: USD }', 'currency: USD'],
    'close the brace that opens here (line 8)',
  ],
  [
    'a square bracket that is left open',
    [packages, 'Another thing]', 'Another thing'],
    'close the square bracket that opens here (line 10)',
  ],
  [
    'a text in curly quotation marks',
    [service, summary, 'summary: “For tests.”'],
    'replace the curly quotation marks with straight ones, or put straight ones around them (line 7)',
  ],
  [
    'a text that looks like an anchor',
    [service, 'name: ', 'name: &'],
    'put the text in quotes: & and * at its start are not read as part of it (line 1)',
  ],
  [
    'a text that looks like a tag',
    [service, 'name: ', 'name: !'],
    'Unresolved tag: !Example at line 1, column 7:\n',
  ],
  [
    'a text that looks like an alias',
    [service, 'name: Example Service', 'name: *Example*'],
    'put the text in quotes: & and * at its start are not read as part of it (line 1)',
  ],
  [
    'a summary used twice',
    [service, summary, 'summary: Another one, for tests that need two.'],
    'summary: change it here or there: content/services/example-too.yaml has the same (found "Another one, for tests that need two.", line 7)',
  ],
  [
    'a drawing that its category already shows',
    [service, 'category: seo', `category: seo\nscene: ${drawing}`],
    `scene: change it here or there: content/site/categories.yaml has the same (found "seo ${drawing}", line 3)`,
  ],
  [
    'a page without its service',
    [page, 'service: example', 'service: examples'],
    'service: name a file of content/services, without .yaml (found "examples", line 2)',
  ],
  [
    'a page with the service of another page',
    [page, 'service: example', 'service: example-too'],
    'service: name the service of this page: that one is at /example-text (found "example-too", line 2)',
  ],
  [
    'a button on a page of a service that orders another service',
    [page, '{ kind: order, label: Order }', '{ kind: order, label: Order, service: example-too }'],
    'hero.action.service: remove it, or name example (found "example-too", line 10)',
  ],
  [
    'a service that covers itself',
    [service, 'order: 900', 'order: 900\ncovers: [example]'],
    'covers.#1: remove it, or name another service (found "example", line 4)',
  ],
  [
    'a service that covers one that does not exist',
    [service, 'order: 900', 'order: 900\ncovers: [examples]'],
    'covers.#1: name a file of content/services, without .yaml (found "examples", line 4)',
  ],
  ['a kind that does not exist', [page, 'kind: service', 'kind: servic'], 'kind: write one of '],
  [
    'packages that do not exist',
    [page, 'tiers: example', 'tiers: examples'],
    'pricing.tiers: name a file of content/pricing, without .yaml (found "examples", line 11)',
  ],
  [
    'packages of a service that does not exist',
    [packages, 'service: example', 'service: examples'],
    'service: name a file of content/services, without .yaml (found "examples", line 2)',
  ],
  [
    'a featured package that does not exist',
    [packages, 'featured: example-small', 'featured: gold'],
    'featured: write one of example-small, example-medium, example-large (found "gold", line 1)',
  ],
  [
    'a headline that does not end with its mark',
    [page, 'mark: to break', 'mark: found'],
    'hero.headline.mark: write the last words of the headline above (found "found", line 7)',
  ],
  [
    'a drawing of steps that does not exist',
    [page, 'heading: Steps', 'heading: Steps\n  drawing: steps'],
    "steps.drawing: name a drawing of this page's own, or leave it out (line 14)",
  ],
  [
    'a title that another page has',
    [page, title, 'title: Another Page | {company}'],
    'meta.title: change it here or there: content/pages/example-text.yaml has the same',
  ],
  [
    'a question asked twice',
    [page, 'One?', 'Two?'],
    `faq.items.#3.question: change it here or there: ${page} has the same (found "Two?", line 25)`,
  ],
  [
    'a placeholder for a service that does not exist',
    [page, title, 'title: From {price:exampel}'],
    `meta.title: ${figure} (found "{price:exampel}", line 4)`,
  ],
  [
    'the days of a package without any',
    [page, title, 'title: In {days:example/example-large}'],
    `meta.title: ${figure} (found "{days:example/example-large}", line 4)`,
  ],
  [
    'the price of a package that does not exist',
    [page, title, 'title: From {price:example/gold}'],
    `meta.title: ${figure} (found "{price:example/gold}", line 4)`,
  ],
  [
    'a placeholder that cannot be used in pages',
    [page, title, 'title: All {count}'],
    'meta.title: write {company}, {email}, {phone}, {founded}, {price:<service>} or {days:<service>}, or remove the braces (found "{count}", line 4)',
  ],
  [
    'a written-out package price',
    [page, 'send', '$45'],
    'steps.items.#1.text: write {price:<set>/<package>} for the price of a package, where <set> is a file name in content/pricing, or US$ for any other sum (found "$45", line 16)',
  ],
  [
    'a dated promise on a page',
    [page, 'send', 'before 30 June 2025'],
    'steps.items.#1.text: move dated promises to content/site/offers.yaml (found "Please before 30 June 2025 the words.", line 16)',
  ],
  ['a word set in bold', [page, 'send', '**send**'], `${plain} (found "**", line 16)`],
  ['a word set in italics', [page, 'send', 'send *all*'], `${plain} (found "*all*", line 16)`],
  ['an HTML entity', [page, 'send', '&amp;'], `${plain} (found "&amp;", line 16)`],
  ['a link in a plain text', [page, 'send', 'send [all](/seo)'], `${plain} (found "](", line 16)`],
  ['a tag in a plain text', [page, 'send', '<b>send</b>'], `${plain} (found "<b>", line 16)`],
] as const)('names the file, the field and the fix for %s', (_, [file, found, wrong], message) => {
  const text = copy.read(file);
  expect(text.search(found)).toBeGreaterThanOrEqual(0);
  copy.write(
    file,
    text.replace(found, () => wrong),
  );
  const problems = copy.problems();
  expect(
    problems.some((problem) => problem.startsWith(`${file}: ${message}`)),
    problems.join('\n'),
  ).toBe(true);
});

it.each([
  [service, '750', '£120'],
  [service, '750', '1,200'],
  [service, '28', 'soon'],
  [service, 'name: Example', 'name: "Example'],
  [packages, '45', '£45'],
  [packages, 'name: Small', 'name: "Small'],
])('reports only %s, not every sentence about it: %s', (file, found, wrong) => {
  copy.write(file, copy.read(file).replace(found, wrong));
  const problems = copy.problems();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(file);
});

it('finds what was copied from another service, although its prices differ', () => {
  const copied = {
    file: 'content/services/example-too.yaml',
    page: 'content/pages/example-text.yaml',
  };
  copy.edit(copied.file, (yaml) => yaml.set('order', 900));
  copy.write(copied.page, copy.read(page).replace('service: example', 'service: example-too'));
  const beginnings = [
    `${page}: meta.title: change it here or there: ${copied.page} has the same`,
    `${page}: meta.description: change it here or there: ${copied.page} has the same`,
    `${page}: meta.description: rewrite it here or there: ${copied.page} has this sentence too (found "An example that tests can break.", line 5)`,
    `${page}: meta.description: rewrite it here or there: ${copied.page} has this sentence too (found "Packages from`,
    `${service}: order: 900 is also in ${copied.file}; the next free number in seo is 901 (line 3)`,
  ];
  const problems = copy.problems();
  for (const beginning of beginnings) {
    expect(problems).toContainEqual(expect.stringContaining(beginning));
  }
});

it('asks for packages with the same id to have the same name', () => {
  const text = copy.read(packages);
  copy.write('content/pricing/example-too.yaml', text);
  expect(copy.problems()).toEqual([]);
  copy.write(packages, text.replace('name: Large', 'name: Whole'));
  expect(copy.problems()).toEqual([
    `${packages}: tiers.#3.name: write Large, as content/pricing/example-too.yaml does, or give the package its own id (found "Whole", line 18)`,
  ]);
});

it("accepts another page's package price as a placeholder, and other dollar sums as US$", () => {
  const file = 'content/pages/example-text.yaml';
  const words = 'text: "It takes {price:example/example-medium} or US$44." }';
  copy.write(file, copy.read(file).replace('text: It takes time. }', words));
  expect(copy.read(file)).toContain('US$44');
  expect(copy.problems()).toEqual([]);
});

it("asks for a review of the page's category", () => {
  const [detail] = readContent(copy.root).content.pages.filter(
    ({ data }) => data.kind === 'detail' && data.review !== undefined,
  );
  if (!detail) return;
  copy.edit(detail.file, (yaml) => yaml.set('review', 'Nobody Known'));
  expect(copy.problems()).toEqual([
    expect.stringContaining(`${detail.file}: review: name a client whose review of `),
  ]);
});
