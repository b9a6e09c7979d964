import type { Page } from '@playwright/test';
import { fillWords } from '../../contract/fill-words.ts';
import { arialWidth } from '../../site/tools/arial-width.ts';
import { pageOf, toolArticleOf, toolHolders, toolWordsOf } from '../content/today.ts';
import { expectNoViolations } from './axe.ts';
import { expect, full, test } from './fixtures.ts';
import { overflow } from './overflow.ts';

const { words } = pageOf('tools');
const { verdicts, parts, devices } = toolWordsOf('search-preview');

const toolOf = (page: Page) => page.locator('[data-tool]');
const figureOf = (page: Page) => toolOf(page).locator('[data-figure]');
const partsOf = (page: Page) => toolOf(page).locator('[data-result]').getByRole('listitem');
const field = (page: Page, id: string) => page.locator(`#${id}`);
const noteOf = (page: Page, id: string) => page.locator(`#${id}-note`);

/** Types like a visitor without a mouse. The first key loads the script. */
async function type(page: Page, id: string, text: string): Promise<void> {
  await field(page, id).focus();
  await expect(toolOf(page).locator('xpath=..')).not.toHaveAttribute('ssr');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

test.describe('by keyboard, the result follows what is typed', () => {
  test('ACOS', async ({ page }) => {
    await page.goto('/tools/acos');
    await expect(figureOf(page)).toHaveText('25%');
    await type(page, 'acos-price', '30');
    // 30 − 5 tax − 6.40 − 4.50 − 3.50 − 0.50 leaves 10.10, a third of 30.
    await expect(figureOf(page)).toHaveText('33.7%');
    await expect(page).toHaveURL(/\/tools\/acos\?price=30$/);
    await field(page, 'acos-taxIncluded').focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/taxIncluded=false/);
  });

  test('landed cost, with fields that depend on the terms', async ({ page }) => {
    await page.goto('/tools/landed-cost');
    await expect(figureOf(page)).toHaveText('£4.50');
    await expect(field(page, 'landed-cost-localFreight')).toHaveCount(0);
    const terms = field(page, 'landed-cost-terms');
    await terms.focus();
    await terms.selectOption('EXW');
    await type(page, 'landed-cost-localFreight', '98');
    // The 4% duty also applies to this: 98 × 1.04 over 980 good pieces is 10.4p.
    await expect(figureOf(page)).toHaveText('£4.60');
    await terms.selectOption('DDP');
    await expect(field(page, 'landed-cost-duty')).toHaveCount(0);
  });

  test('AQL, with the arrow from the table', async ({ page }) => {
    await page.goto('/tools/aql');
    await expect(figureOf(page)).toHaveText('80');
    const level = field(page, 'aql-level');
    await level.focus();
    await level.selectOption('S-3');
    await expect(figureOf(page)).toHaveText('20');
    await expect(toolOf(page)).toContainText(/\bF\b.*\b20\b/);
  });

  test('search preview', async ({ page }) => {
    await page.goto('/tools/search-preview');
    await expect(figureOf(page)).toHaveText(verdicts.cut);
    await type(page, 'search-preview-title', 'Enamel kettles');
    await expect(figureOf(page)).toHaveText(verdicts.fits);
    await type(page, 'search-preview-title', ' ');
    await expect(figureOf(page)).toHaveText(verdicts.empty);
  });
});

test('US dollars set the sales tax to 0, unless the visitor has entered one', async ({ page }) => {
  await page.goto('/tools/acos');
  const currency = field(page, 'acos-currency');
  await currency.selectOption('USD');
  await expect(field(page, 'acos-taxRate')).toHaveValue('0');
  await currency.selectOption('GBP');
  await expect(field(page, 'acos-taxRate')).toHaveValue('20');
  await type(page, 'acos-taxRate', '0');
  await currency.selectOption('EUR');
  await expect(field(page, 'acos-taxRate')).toHaveValue('0');
  await type(page, 'acos-taxRate', '7');
  await currency.selectOption('USD');
  await expect(field(page, 'acos-taxRate')).toHaveValue('7');
  await page.goto('/tools/landed-cost');
  await field(page, 'landed-cost-currency').selectOption('USD');
  await expect(field(page, 'landed-cost-rate')).toHaveValue('1');
});

test('the parts of the price follow what is typed, down to a loss', async ({ page }) => {
  await page.goto('/tools/acos');
  const { parts: names } = toolWordsOf('acos');
  const costs = [`${names.tax} £4.00`, `${names.fees} £7.10`];
  const left = [`${names.left} £6.00`, `${names.keep} £2.40`];
  await expect(partsOf(page)).toHaveText([`${names.goods} £6.90`, ...costs, ...left]);
  await type(page, 'acos-landed', '30');
  await expect(partsOf(page)).toHaveText([
    `${names.goods} £30.50`,
    ...costs,
    `${names.loss} £17.60`,
  ]);
  // Until a figure is complete, the last complete ones stay.
  await type(page, 'acos-price', '0');
  await expect(partsOf(page)).toHaveCount(4);
});

test('the parts of a landed cost add up to it, and tax that is a cost is one of them', async ({
  page,
}) => {
  await page.goto('/tools/landed-cost?taxReclaimable=false');
  await expect(figureOf(page)).toHaveText('£5.34');
  const amounts = (await partsOf(page).allInnerTexts()).map((text) => Number(text.split('£')[1]));
  expect(amounts).toHaveLength(7);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(5.34);
});

test('a seller without VAT registration pays tax on clicks and charges none on sales', async ({
  page,
}) => {
  await page.goto('/tools/acos?registered=false');
  await expect(figureOf(page)).toHaveText('25.3%');
  await expect(toolOf(page)).toContainText('£1.90');
  await expect(toolOf(page)).toContainText(toolWordsOf('acos').sentences.clickTax);
  for (const name of ['taxRate', 'taxIncluded', 'salesWithTax'])
    await expect(field(page, `acos-${name}`)).toHaveCount(0);
});

test('if even a bid of a penny is too much, no bid of 0 is shown', async ({ page }) => {
  await page.goto('/tools/acos?price=1&landed=0&fulfilment=0&returnRate=0&conversion=0.01&keep=0');
  const [first = ''] = toolWordsOf('acos').sentences.noBid.split('{');
  await expect(toolOf(page)).toContainText(first);
  await expect(toolOf(page)).not.toContainText(/£0\.00 (?:a click|\.)|more than £0\.00/);
});

test('a lot smaller than its sample and a share smaller than one piece are reported', async ({
  page,
}) => {
  const { sentences } = toolWordsOf('aql');
  await page.goto('/tools/aql?lot=2');
  await expect(toolOf(page)).toContainText(fillWords(sentences.onlyLot, { lot: '2' }));
  await expect(toolOf(page)).toContainText(/\bC\b[^.]*\b5\b/);
  await page.goto('/tools/aql?lot=9');
  await expect(toolOf(page)).toContainText(fillWords(sentences.tooFew, { faulty: '5%', lot: '9' }));
});

test('an error is shown beside its field, and the last valid result stays', async ({ page }) => {
  await page.goto('/tools/acos');
  await type(page, 'acos-landed', 'six');
  const landed = field(page, 'acos-landed');
  await expect(landed).toHaveAttribute('aria-invalid', 'true');
  await expect(noteOf(page, 'acos-landed')).toContainText(words.problems['not-a-number']);
  await expect(landed).toHaveAttribute('aria-describedby', /acos-landed-note/);
  await expect(figureOf(page)).toHaveText('25%');
  await expect(toolOf(page)).toContainText(words.stale);
  await expectNoViolations(page, 'tool with an error', '[data-tool]');
  await type(page, 'acos-landed', '6.4');
  await expect(landed).not.toHaveAttribute('aria-invalid');
  await expect(noteOf(page, 'acos-landed')).toHaveCount(0);
});

test('an invalid price is explained', full, async ({ page }) => {
  await page.goto('/tools/acos');
  for (const [text, sentence] of [
    ['', words.problems.empty],
    ['-5', fillWords(words.problems['too-small'], { min: '0.01' })],
    ['9999999', fillWords(words.problems['too-large'], { max: '1,000,000' })],
    ['1e999', words.problems['not-a-number']],
  ] as const) {
    await type(page, 'acos-price', '1');
    await page.keyboard.press('Backspace');
    await page.keyboard.type(text);
    await expect(noteOf(page, 'acos-price'), text).toContainText(sentence);
    await expect(toolOf(page)).not.toContainText(/NaN|Infinity|[-−]£?0(?:\.0+)?(?!\d|\.)/);
  }
});

test('the tool asks about an ambiguous number, and focus returns', async ({ page }) => {
  await page.goto('/tools/landed-cost');
  await type(page, 'landed-cost-freight', '');
  // Pasted, because typing it would pass through 1.20, which is a valid number.
  await page.keyboard.insertText('1.200');
  await expect(noteOf(page, 'landed-cost-freight')).toContainText(
    fillWords(words.ask, { text: '1.200' }),
  );
  await expect(figureOf(page)).toHaveText('£4.50');
  await expectNoViolations(page, 'tool that asks', '[data-tool]');
  await page.getByRole('button', { name: '1200', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'landed-cost-freight')).toBeFocused();
  await expect(field(page, 'landed-cost-freight')).toHaveValue('1200');
  await expect(page).toHaveURL(/\?freight=1200$/);
  await expect(noteOf(page, 'landed-cost-freight')).toHaveCount(0);
});

test('a shared link fills in the fields, and copies again unchanged', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      for (const each of document.querySelectorAll('main [aria-invalid]')) seen.push(each.id);
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['aria-invalid'] });
  });
  // The tool would ask about 1.175 if it were typed; in a URL it is unambiguous.
  await page.goto('/tools/acos?price=30&landed=1.175&registered=maybe&bid=-1');
  await expect(field(page, 'acos-price')).toHaveValue('30');
  await expect(field(page, 'acos-landed')).toHaveValue('1.175');
  await expect(field(page, 'acos-bid')).toHaveValue('0.45');
  await expect(figureOf(page)).toHaveText('51.1%');
  await page.getByRole('button', { name: words.copy }).click();
  await expect(page.getByText(words.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).search).toBe('?price=30&landed=1.175');
  expect(await page.evaluate('seen')).toEqual([]);
  await page.getByRole('button', { name: words.reset }).click();
  await expect(figureOf(page)).toHaveText('25%');
  await expect(page).toHaveURL(/\/tools\/acos$/);
});

test('what is typed before the script loads is kept', async ({ page }) => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/ToolAcos*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/tools/acos');
  await field(page, 'acos-price').fill('30');
  await expect(figureOf(page)).toHaveText('25%');
  open();
  await expect(figureOf(page)).toHaveText('33.7%');
});

test('the new result is announced once, after the last key', async ({ page }) => {
  await page.goto('/tools/acos');
  await field(page, 'acos-price').focus();
  await expect(toolOf(page)).toHaveAttribute('data-live');
  const said = await page.evaluateHandle(() => {
    const heard: string[] = [];
    const region = document.querySelector('[data-tool] > [role="status"]');
    if (region) {
      new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    }
    return heard;
  });
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('30.00', { delay: 60 });
  await expect.poll(() => said.evaluate((heard) => heard.length)).toBeGreaterThan(0);
  await page.waitForTimeout(1500);
  const heard = await said.jsonValue();
  expect(heard).toHaveLength(1);
  expect(heard[0]).toContain(': 33.7%.');
});

test("a tool in its article leaves the article's URL alone", full, async ({ page }) => {
  const { path } = toolArticleOf('acos');
  await page.goto(path);
  await type(page, 'acos-price', '30');
  await expect(figureOf(page)).toHaveText('33.7%');
  await expect(toolOf(page).getByRole('status').filter({ hasText: '33.7%' })).toHaveCount(1);
  await expect(page).toHaveURL(path);
});

for (const [index, { path, name }] of toolHolders.entries()) {
  const tag = index === 0 ? [] : ['@full'];
  test(`${name} on ${path} loads at the first interaction, opens its groups and leaves the URL alone`, {
    tag,
  }, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/_astro\/(?:client|Tool).*\.js/.test(request.url())) scripts.push(request.url());
    });
    await page.goto(`${path}?price=99&title=x`, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    const before = await figureOf(page).textContent();
    await expectNoViolations(page, `${name} on ${path}`, '[data-tool]');
    // On a desktop the first group is always shown and has no summary.
    const closed = toolOf(page)
      .locator('details:not([open])')
      .filter({ has: page.locator('summary').filter({ visible: true }) });
    for (let left = await closed.count(); left > 0; left -= 1) {
      await closed.first().locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(closed).toHaveCount(left - 1);
    }
    const input = toolOf(page).locator('input[type="text"]').first();
    await input.focus();
    await expect(toolOf(page)).toHaveAttribute('data-live');
    await expect(closed).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('7');
    await expect(figureOf(page)).not.toHaveText(before ?? '');
    await expect(page).toHaveURL(new RegExp(`${path}\\?price=99&title=x$`));
    await expectNoViolations(page, `${name} on ${path}, touched`, '[data-tool]');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toEqual({ sideways: 0, cut: [] });
    const figure = await figureOf(page).textContent();
    await page.getByRole('link', { name: words.open }).click();
    await expect(page).toHaveURL(/\/tools\/[\w-]+\?/);
    await expect(figureOf(page)).toHaveText(figure ?? '');
  });
}

test('no framework loads before the tool is used', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/_astro\/(?:client|Tool).*\.js/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/tools/aql', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await field(page, 'aql-level').hover();
  await expect(toolOf(page)).toHaveAttribute('data-live');
  expect(scripts.length).toBeGreaterThan(1);
});

test('figures and result print, the form does not', async ({ page }) => {
  await page.goto('/tools/landed-cost');
  await type(page, 'landed-cost-freight', '500');
  await expect(page).toHaveURL(/freight=500/);
  await page.emulateMedia({ media: 'print' });
  await expect(toolOf(page).getByRole('form')).toBeHidden();
  const given = page.getByRole('table', { name: words.given.caption });
  await expect(given.getByRole('row', { name: / £500$/ })).toBeVisible();
  await expect(figureOf(page)).toBeVisible();
  await expect(figureOf(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every tool shows the worked example, and no fields that do nothing', async ({ page }) => {
    for (const name of ['acos', 'landed-cost', 'aql', 'search-preview']) {
      await page.goto(`/tools/${name}`);
      await expect(toolOf(page).locator('form'), name).toBeHidden();
      await expect(page.getByRole('table', { name: words.given.caption }), name).toBeVisible();
      await expect(figureOf(page), name).toBeVisible();
      if (name === 'acos') await expect(partsOf(page).last()).toBeVisible();
      await expect(page.locator('main h2').first(), name).toBeVisible();
    }
  });
});

test("text widths match this browser's to within 2%", full, async ({ page }) => {
  await page.goto('/tools/search-preview');
  for (const text of [
    'Enamel Kettles for Gas and Induction | Harbour & Hearth Kitchen Shop',
    'WAVES, To Yours: AVAIL “quoted” – 100% Ünïcödé, 1.2–2 l',
    'Эмалированные чайники для газовой и индукционной плиты',
    'ЧАЙНИКИ ЭМАЛИРОВАННЫЕ: Магазин посуды «Гавань»',
  ]) {
    await type(page, 'search-preview-title', text);
    const drawn = await page.evaluate((title) => {
      const line = document.createElement('span');
      line.textContent = title;
      line.setAttribute('class', 'measured');
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.measured { font: 20px Arial; position: absolute; white-space: pre }');
      document.adoptedStyleSheets.push(sheet);
      document.body.append(line);
      return line.getBoundingClientRect().width;
    }, text);
    const within = (width: number) => Math.abs(width / drawn - 1);
    const bar = toolOf(page)
      .getByRole('listitem')
      .filter({ hasText: `${parts.title} · ${devices.desktop}` });
    const shown = async () =>
      Number.parseInt(/\d+(?= px)/.exec(await bar.innerText())?.[0] ?? '', 10);
    await expect.poll(async () => within(await shown())).toBeLessThan(0.02);
    // The estimate used before the script loads is only exact for Latin letters.
    if (!/\p{Script=Cyrillic}/u.test(text)) expect(within(arialWidth(text, 20))).toBeLessThan(0.02);
  }
});
