import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { memberFile } from './member-file.ts';
import { memberObjectNames } from './member-object-names.ts';
import { Portrait } from './Portrait.tsx';
import { portraitFile } from './portrait-file.ts';
import { portraitNames } from './portrait-names.ts';
import { portraits } from './portraits.ts';

const budget = 4096;

describe.each(portraitNames)('portrait %s', (name) => {
  test('is a small standalone file', () => {
    expectSmallStandalone(portraitFile(name));
  });

  test.each(memberObjectNames)('with the %s is a small standalone file', async (object) => {
    expectSmallStandalone(await memberFile(name, object));
  });
});

function expectSmallStandalone(file: string) {
  expect(file).toMatch(/^<svg xmlns="[^"]*" viewBox="[\d -]+" width="\d+" height="\d+">/);
  expect(file).not.toMatch(/style=|id=|<text|undefined|NaN/);
  expect(brotliCompressSync(file).length).toBeLessThanOrEqual(budget);
}

test('no two people have the same hair, beard and headdress', () => {
  const heads = portraitNames.map((name) => {
    const { hair, headDress, beard } = portraits[name];
    return JSON.stringify([hair, headDress, beard]);
  });
  expect(new Set(heads).size).toBe(portraitNames.length);
});

test('a portrait is hidden from assistive technology', () => {
  const portrait = renderToStaticMarkup(createElement(Portrait, { name: 'p01' }));
  expect(portrait).toContain('aria-hidden="true"');
});
