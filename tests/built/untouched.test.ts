import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { z } from 'zod';
import config from '../../astro.config.ts';
import { readBuilt } from '../../tools/built/read-built.ts';
import { root } from '../../tools/run.ts';

const recorded = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(join(root, 'build/pages.json'), 'utf8')));

const integrations = z
  .array(z.object({ name: z.string(), hooks: z.record(z.string(), z.unknown()) }))
  .parse(config.integrations);

test('pages are recorded before any integration can change them', () => {
  const [first] = integrations.filter(({ hooks }) =>
    Object.keys(hooks).some((hook) => /^astro:build:(?:generated|done)$/.test(hook)),
  );
  expect(first?.name).toBe('record-pages');
});

test.each(readBuilt(root).pages)('$path is what Astro wrote', ({ file, html }) => {
  expect(hash('sha256', html, 'base64')).toBe(recorded[file]);
  const compressed = readFileSync(join(root, 'dist', `${file}.br`));
  expect(brotliDecompressSync(compressed).toString()).toBe(html);
});
