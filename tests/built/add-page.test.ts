import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { sceneNames } from '../../site/artwork/scene-names.ts';
import { readContent } from '../../tools/content/read.ts';
import { copyProject } from '../../tools/copy-project.ts';
import { environment } from '../../tools/run.ts';
import { builtPage, textOf } from './built-page.ts';

const copy = copyProject();
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a service page and a page of text are added with content files alone', () => {
  const service = readYaml('content/services/seo-audit.yaml');
  const { services } = readContent(copy).content;
  const family = services.filter(({ data }) => data.category === service['category']);
  const scene = sceneNames.find((name) => services.every(({ data }) => data.scene !== name));
  writeYaml('content/services/shop-audit.yaml', {
    ...service,
    name: 'Shop Audit',
    order: Math.max(...family.map(({ data }) => data.order)) + 1,
    price: { amount: 135, currency: 'GBP' },
    days: 6,
    summary: 'The till, the shelves and the window of an online shop, walked through by a person.',
    scene,
    path: '/shopaudit',
  });
  const page = readYaml('content/pages/seoaudit.yaml');
  writeYaml('content/pages/shopaudit.yaml', {
    ...page,
    service: 'shop-audit',
    meta: {
      title: 'Shop Audit | Growth Hub',
      description:
        'A page that a test adds, to show that a service needs content and no code at all.',
    },
  });

  writeYaml('content/pages/privacy.yaml', {
    kind: 'plain',
    meta: {
      title: 'Privacy | Growth Hub',
      description:
        'A page that a test adds, to show that a page of text alone needs one content file.',
    },
    hero: { headline: { text: 'What we keep', mark: 'keep' }, lead: 'Names and letters.' },
    about: {
      heading: 'In detail',
      sections: [
        { heading: 'What', text: 'What you wrote.\n\nWhen you wrote it.' },
        { heading: 'How long', text: 'Two years.' },
      ],
    },
  });

  run('node', 'tools/check-content.ts');
  run('astro', 'build');

  const dist = join(copy, 'dist');
  const $ = builtPage('/shopaudit', dist);
  expect($('title').text()).toBe('Shop Audit | Growth Hub');
  const example = builtPage('/seoaudit', dist);
  expect($('[data-tier]').length).toBeGreaterThan(0);
  expect($('[data-tier]').text()).toBe(example('[data-tier]').text());
  const all = builtPage('/services', dist);
  const card = all('[data-card="service"][href="/shopaudit"]').text().replace(/\s+/g, ' ');
  expect(card).toContain('£135');
  expect(card).toContain('6 days');
  const before = services.filter(({ data }) => data.listing === 'catalogue').length;
  expect(textOf(all, 'h1')).toContain(String(before + 1));
  expect(all('[data-card="service"]')).toHaveLength(before + 1);
  const plain = builtPage('/privacy', dist);
  expect(textOf(plain, 'h1')).toBe('What we keep');
  expect(plain('main h3 ~ p')).toHaveLength(3);
  expect(plain('meta[name="robots"]')).toHaveLength(0);
  expect(builtPage('/aboutus', dist)('option[value="shop-audit"]')).toHaveLength(1);
}, 240_000);

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, {
    cwd: copy,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function readYaml(file: string): Record<string, unknown> {
  const data: unknown = parse(readFileSync(join(copy, file), 'utf8'));
  if (typeof data !== 'object' || data === null) throw new Error(`${file} holds no mapping`);
  return Object.fromEntries(Object.entries(data));
}

function writeYaml(file: string, data: Record<string, unknown>): void {
  writeFileSync(join(copy, file), stringify(data));
}
