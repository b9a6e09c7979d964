import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameSource } from '../../tools/built/name-source.ts';
import { readBuilt } from '../../tools/built/read-built.ts';
import { root } from '../../tools/run.ts';

const built = readBuilt(root);

test('names the content file of every built page', () => {
  for (const { path, $ } of built.pages) {
    for (const rest of [': it has a problem', ' 4:120 rule: message']) {
      const [, file = '', said] = /^\S+ \((\S+)\)(.*)$/.exec(nameSource(path + rest, built)) ?? [];
      expect(existsSync(join(root, file)), `${path} ${file}`).toBe(true);
      expect(file.endsWith('.mdx'), path).toBe($('[data-article-body]').length > 0);
      expect(file.endsWith('topics.yaml'), path).toBe(path.startsWith('/blogs/topics/'));
      expect(said).toBe(rest);
    }
  }
});

test('leaves problems of other files as they are', () => {
  expect(nameSource('/rss.xml: its title is missing', built)).toBe(
    '/rss.xml: its title is missing',
  );
});
