/**
 * Measures how build time grows with the number of articles. It builds a copy of the site as it is,
 * then one with a thousand articles, and fails if the second takes more than twelve times as long.
 * For fewer articles: `node tools/bench-articles.ts --articles 200`.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse, stringify } from 'yaml';
import { copyProject } from './copy-project.ts';
import { exitCode } from './run.ts';

const mostTimes = 12;
const { values } = parseArgs({ options: { articles: { type: 'string', default: '1000' } } });
const wanted = Number(values.articles);

const copy = copyProject();
try {
  const today = await build();
  const count = writeArticles();
  const grown = await build();
  const times = grown / today;
  console.log(
    `Today's site: ${today.toFixed(1)} s. With ${count} articles: ${grown.toFixed(1)} s, ${times.toFixed(1)} times as long (at most ${mostTimes}).`,
  );
  if (times > mostTimes) process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** Returns how many seconds the build took. */
async function build(): Promise<number> {
  const start = performance.now();
  const code = await exitCode('node', [join(copy, 'tools/build.ts')]);
  if (code !== 0) throw new Error(`The build failed with code ${code}.`);
  return (performance.now() - start) / 1000;
}

/** Copies the existing articles, with a unique name, title, description, summary and date each. */
function writeArticles(): number {
  const folder = join(copy, 'content/articles');
  const models = readdirSync(folder).map((file) => ({
    name: file.replace('.mdx', ''),
    text: readFileSync(join(folder, file), 'utf8'),
  }));
  const copies = Array.from({ length: Math.max(0, wanted - models.length) }, (_, index) => {
    const model = models[index % models.length] ?? { name: '', text: '' };
    return { name: `shop-number-${index}`, model, number: index };
  });
  for (const { name, model, number } of copies) {
    writeFileSync(join(folder, `${name}.mdx`), article(model.text, number));
  }
  return models.length + copies.length;
}

function article(model: string, number: number): string {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(model) ?? [];
  const published = new Date(Date.UTC(2026, 0, 1) - number * 24 * 60 * 60 * 1000);
  const front = stringify({
    ...parse(head),
    title: `What did the shop in street number ${number} learn?`,
    description: `One shop of many, number ${number}: what its owner asked, what was tried, what it cost, and what came of it in the end.`,
    summary: `The story of shop number ${number}, from the first question to the answer that paid for the work.`,
  }).replace(/^(?:published|updated):.*\n/gm, '');
  return `---\npublished: ${published.toISOString().slice(0, 10)}\n${front}---\n${body}`;
}
