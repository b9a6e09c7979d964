import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { type Served, serve } from '../../tools/serve.ts';
import { packaged } from '../content/today.ts';
import { startWebKit, type WebKit } from './webdriver.ts';

// The version that the other browsers are tested with.
const axePath = createRequire(import.meta.resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
);
const axe = await readFile(axePath, 'utf8');
const violations = `return axe.run({ exclude: ['iframe'] }, { resultTypes: ['violations'] })
  .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ' ' + target)));`;

describe('in WebKit', () => {
  let site: Served;
  let webkit: WebKit;
  before(async () => {
    site = await serve();
    webkit = await startWebKit(4567);
    await webkit.size(1280, 900);
  });
  after(async () => {
    await webkit?.close();
    await site?.stop();
  });

  async function expectNoViolations(): Promise<void> {
    await webkit.run(`${axe}; return true;`);
    assert.deepEqual(await webkit.run(violations), []);
  }

  async function until(condition: string): Promise<void> {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      if ((await webkit.run(`return Boolean(${condition});`)) === true) return;
      await wait(100);
    }
    assert.fail(`This never became true: ${condition}`);
  }

  for (const path of ['/', packaged.path, '/productmain']) {
    it(`${path} passes axe`, async () => {
      await webkit.open(`${site.origin}${path}`);
      await until("document.querySelector('h1').checkVisibility()");
      await expectNoViolations();
    });
  }

  it('Enter opens the Services panel, and Escape closes it', async () => {
    await webkit.open(`${site.origin}${packaged.path}`);
    await webkit.type('#site-nav [aria-controls]', '\uE007');
    await until(
      "document.querySelector('#services-panel').checkVisibility({ visibilityProperty: true })",
    );
    await until(`location.pathname === ${JSON.stringify(packaged.path)}`);
    await expectNoViolations();
    await webkit.type('#site-nav [aria-controls]', '\uE00C');
    await until(
      "!document.querySelector('#services-panel').checkVisibility({ visibilityProperty: true })",
    );
  });

  it('the form shows and focuses its errors, and can be sent', async () => {
    await webkit.open(`${site.origin}/aboutus`);
    await until("document.querySelector('#enquiry [data-live]')");
    await webkit.press('#enquiry button[type="submit"]');
    await until("document.activeElement.matches('#enquiry [role=alert]')");
    await expectNoViolations();
    await webkit.type('[name="firstName"]', 'Priya');
    await webkit.type('[name="lastName"]', 'Shah');
    await webkit.type('#email', 'priya@shop.example');
    await webkit.type('#message', 'Please call the shop.');
    await webkit.press('#enquiry button[type="submit"]');
    await until("/GH-[0-9A-Z]{4}-[0-9A-Z]{4}/.test(document.querySelector('#enquiry').innerText)");
  });
});
