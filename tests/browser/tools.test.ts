import type { Page } from '@playwright/test';
import { arialWidth } from '../../site/tools/arial-width.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const toolOf = (page: Page) => page.locator('[data-tool]');
const figureOf = (page: Page) => toolOf(page).locator('[data-figure]');
const field = (page: Page, label: string) =>
  toolOf(page).getByRole('textbox', { name: label, exact: true });
const noteOf = (page: Page, id: string) => page.locator(`#${id}-note`);

/** Types as a visitor without a mouse does; the first key brings the script. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).focus();
  await expect(toolOf(page).locator('xpath=..')).not.toHaveAttribute('ssr');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

test.describe('by keyboard, the answer follows what is typed', () => {
  test('ACOS', async ({ page }) => {
    await page.goto('/tools/acos');
    await expect(figureOf(page)).toHaveText('25%');
    await type(page, 'Price on your listing', '30');
    // 30 − 5 tax − 6.40 − 4.50 − 3.50 − 0.50 leaves 10.10, a third of 30.
    await expect(figureOf(page)).toHaveText('33.7%');
    await expect(page).toHaveURL(/\/tools\/acos\?price=30$/);
    await toolOf(page).getByRole('checkbox', { name: 'The price includes this tax' }).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/taxIncluded=false/);
  });

  test('landed cost, with fields that follow the terms', async ({ page }) => {
    await page.goto('/tools/landed-cost');
    await expect(figureOf(page)).toHaveText('£4.50');
    await expect(field(page, 'Factory to port')).toHaveCount(0);
    const terms = page.getByRole('combobox', { name: 'Terms of the price' });
    await terms.focus();
    await terms.selectOption('EXW');
    await type(page, 'Factory to port', '98');
    // The duty of 4 % counts it too: 98 × 1.04 over 980 good pieces is 10.4p.
    await expect(figureOf(page)).toHaveText('£4.60');
    await terms.selectOption('DDP');
    await expect(field(page, 'Import duty')).toHaveCount(0);
  });

  test('AQL, with the arrow of the table', async ({ page }) => {
    await page.goto('/tools/aql');
    await expect(figureOf(page)).toHaveText('80');
    const level = page.getByRole('combobox', { name: 'Inspection level' });
    await level.focus();
    await level.selectOption('S-3');
    await expect(figureOf(page)).toHaveText('20');
    await expect(toolOf(page)).toContainText('leads to letter F with 20 pieces');
  });

  test('search preview', async ({ page }) => {
    await page.goto('/tools/search-preview');
    await expect(figureOf(page)).toHaveText('Gets cut');
    await type(page, 'Title', 'Enamel kettles');
    await expect(figureOf(page)).toHaveText('Fits');
    await type(page, 'Title', ' ');
    await expect(figureOf(page)).toHaveText('No text');
  });
});

test('what is wrong is said beside the field, and the last good answer stays', async ({ page }) => {
  await page.goto('/tools/acos');
  await type(page, 'Landed cost per unit', 'six');
  const landed = field(page, 'Landed cost per unit');
  await expect(landed).toHaveAttribute('aria-invalid', 'true');
  await expect(landed).toHaveAccessibleDescription(/Please enter a number/);
  await expect(figureOf(page)).toHaveText('25%');
  await expect(toolOf(page)).toContainText('still the answer to the last complete ones');
  await expectNoViolations(page, 'tool with an error', '[data-tool]');
  await type(page, 'Landed cost per unit', '6.4');
  await expect(landed).not.toHaveAttribute('aria-invalid');
  await expect(noteOf(page, 'acos-landed')).toHaveCount(0);
});

for (const [text, sentence] of [
  ['', 'Please enter a number.'],
  ['-5', 'Please enter 0.01 or more.'],
  ['9999999', 'Please enter 1,000,000 or less.'],
  ['1e999', 'Please enter a number, such as'],
] as const) {
  test(`"${text}" is no price`, async ({ page }) => {
    await page.goto('/tools/acos');
    await type(page, 'Price on your listing', '1');
    await page.keyboard.press('Backspace');
    await page.keyboard.type(text);
    await expect(noteOf(page, 'acos-price')).toContainText(sentence);
    await expect(toolOf(page)).not.toContainText(/NaN|Infinity|[-−]£?0(?:\.0+)?(?!\d|\.)/);
  });
}

test('a number that can be read in two ways is asked about, and the focus goes back', async ({
  page,
}) => {
  await page.goto('/tools/landed-cost');
  await type(page, 'Main freight', '');
  // Pasted: on the way there, 1.20 is a good answer.
  await page.keyboard.insertText('1.200');
  await expect(noteOf(page, 'landed-cost-freight')).toContainText('Which do you mean?');
  await expect(figureOf(page)).toHaveText('£4.50');
  await expectNoViolations(page, 'tool that asks', '[data-tool]');
  await page.getByRole('button', { name: '1200', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Main freight')).toBeFocused();
  await expect(field(page, 'Main freight')).toHaveValue('1200');
  await expect(page).toHaveURL(/\?freight=1200$/);
  await expect(noteOf(page, 'landed-cost-freight')).toHaveCount(0);
});

test('a shared link fills the fields, and copies again as it is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      for (const each of document.querySelectorAll('main [aria-invalid]')) seen.push(each.id);
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['aria-invalid'] });
  });
  // 1.175 typed would be asked about; in an address it is plain.
  await page.goto('/tools/acos?price=30&landed=1.175&registered=maybe&bid=-1');
  await expect(field(page, 'Price on your listing')).toHaveValue('30');
  await expect(field(page, 'Landed cost per unit')).toHaveValue('1.175');
  await expect(field(page, 'Your bid now')).toHaveValue('0.45');
  await expect(figureOf(page)).toHaveText('51.1%');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).search).toBe('?price=30&landed=1.175');
  expect(await page.evaluate('seen')).toEqual([]);
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(figureOf(page)).toHaveText('25%');
  await expect(page).toHaveURL(/\/tools\/acos$/);
});

test('what is typed before the script has come is not lost', async ({ page }) => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/ToolAcos*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/tools/acos');
  await field(page, 'Price on your listing').fill('30');
  await expect(figureOf(page)).toHaveText('25%');
  open();
  await expect(figureOf(page)).toHaveText('33.7%');
});

test('screen readers hear the new answer once, when typing rests', async ({ page }) => {
  await page.goto('/tools/acos');
  await field(page, 'Price on your listing').focus();
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
  expect(heard[0]).toContain('Break-even ACOS: 33.7%.');
});

test('a tool in its article leaves the address of the article alone', async ({ page }) => {
  await page.goto('/blogs/acos-break-even');
  await type(page, 'Price on your listing', '30');
  await expect(figureOf(page)).toHaveText('33.7%');
  await expect(toolOf(page).getByRole('status').first()).toContainText('33.7%');
  await expect(page).toHaveURL(/\/blogs\/acos-break-even$/);
});

test('no framework is loaded before somebody reaches for the tool', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/_astro\/(?:client|Tool).*\.js/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/tools/aql', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.getByRole('combobox', { name: 'Inspection level' }).hover();
  await expect(toolOf(page)).toHaveAttribute('data-live');
  expect(scripts.length).toBeGreaterThan(1);
});

test('on paper stand the figures and the answer, not the form', async ({ page }) => {
  await page.goto('/tools/landed-cost');
  await type(page, 'Main freight', '500');
  await expect(page).toHaveURL(/freight=500/);
  await page.emulateMedia({ media: 'print' });
  await expect(toolOf(page).getByRole('form')).toBeHidden();
  const given = page.getByRole('table', { name: 'The figures behind this answer' });
  await expect(given.getByRole('row', { name: 'Main freight £500' })).toBeVisible();
  await expect(figureOf(page)).toBeVisible();
  await expect(figureOf(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const name of ['acos', 'landed-cost', 'aql', 'search-preview']) {
    test(`/tools/${name} shows the worked example, and no field that does nothing`, async ({
      page,
    }) => {
      await page.goto(`/tools/${name}`);
      await expect(toolOf(page).locator('form')).toBeHidden();
      await expect(
        page.getByRole('table', { name: 'The figures behind this answer' }),
      ).toBeVisible();
      await expect(figureOf(page)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
    });
  }
});

for (const text of [
  'Enamel Kettles for Gas and Induction | Harbour & Hearth Kitchen Shop',
  'WAVES, To Yours: AVAIL “quoted” – 100% Ünïcödé, 1.2–2 l',
  'Эмалированные чайники для газовой и индукционной плиты',
  'ЧАЙНИКИ ЭМАЛИРОВАННЫЕ: Магазин посуды «Гавань»',
]) {
  test(`widths are those of this browser within 2 %: ${text}`, async ({ page }) => {
    await page.goto('/tools/search-preview');
    await type(page, 'Title', text);
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
    const bar = toolOf(page).getByRole('listitem').filter({ hasText: 'Title · Desktop' });
    const shown = async () =>
      Number.parseInt(/\d+(?= px)/.exec(await bar.innerText())?.[0] ?? '', 10);
    await expect.poll(async () => within(await shown())).toBeLessThan(0.02);
    // What is shown before the script comes: exact for Latin letters only.
    if (!/\p{Script=Cyrillic}/u.test(text)) expect(within(arialWidth(text, 20))).toBeLessThan(0.02);
  });
}
