import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../tools/content/read.ts';
import { stringsIn } from '../../tools/content/strings-in.ts';

/** Shorter sentences ("Order Now.") may be repeated. */
const shortestUnique = 6;

const { content } = readContent(join(import.meta.dirname, '../..'));
const pages = content.pages.map(({ file, data }) => ({ file, texts: textsOf(data) }));
const everything = [
  ...pages,
  ...[...content.services, ...content.pricing, ...content.testimonials].map(({ file, data }) => ({
    file,
    texts: textsOf(data),
  })),
  ...content.articles.map(({ file, data, body }) => ({
    file,
    texts: [...textsOf(data), proseOf(body)],
  })),
  ...[
    content.navigation,
    content.categories,
    content.offers,
    content.team,
    content.interface,
    content.forms,
    content.mail,
    content.prices,
    content.topics,
    content.authors,
    content.discovery,
    content.languages,
    content.sourcing,
  ]
    .filter((entry) => entry !== undefined)
    .map(({ file, data }) => ({ file, texts: textsOf(data) })),
];

// Quotations from the specification keep its wording.
const quoted = [/harness human-written copywriting that elevates your brand and delivers results/i];

const forbidden = [
  /\bunlock/i,
  /\belevat/i,
  /\bseamless/i,
  /\bcutting[- ]edge/i,
  /\blandscape/i,
  /\bleverag/i,
  /\bgame[- ]chang/i,
  /\bboost/i,
  /\btake\b.+\bto the next level/i,
  /!/,
  /—/,
];

it('repeats no sentence on another page', () => {
  const owners = new Map<string, Set<string>>();
  for (const { file, texts } of pages) {
    for (const sentence of texts.flatMap(sentencesOf)) {
      if (wordsOf(sentence).length < shortestUnique) continue;
      const key = wordsOf(sentence).join(' ').toLowerCase();
      owners.set(key, (owners.get(key) ?? new Set()).add(file));
    }
  }
  const shared = [...owners].filter(([, files]) => files.size > 1);
  expect(shared.map(([sentence, files]) => `${[...files].join(', ')}: ${sentence}`)).toEqual([]);
});

describe.each(everything)('$file', ({ texts }) => {
  it('uses no agency clichés', () => {
    const plain = texts.map((text) =>
      quoted.reduce((rest, quote) => rest.replace(quote, ''), text),
    );
    expect(plain.filter((text) => forbidden.some((word) => word.test(text)))).toEqual([]);
  });
});

it('promises a reply time on the copywriting page, and nowhere else', () => {
  const promises = everything.flatMap(({ file, texts }) =>
    texts.flatMap((text) =>
      [
        ...text.matchAll(
          /\b(?:answers?|repl(?:y|ies)|responds?)[^.]{0,30} within [^.,]+?(?:hours?|days?)\b/gi,
        ),
      ].map(([promise]) => `${file}: ${promise}`),
    ),
  );
  expect(promises).toEqual(['content/pages/copywritingmain.yaml: respond within one business day']);
});

/** An article's sentences, without tables, headings, code and link URLs. */
function proseOf(body: string): string {
  return body
    .replace(/`[^`]*`/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/\n{2,}/)
    .filter((block) => !/^(?:[|#<]|import )/.test(block))
    .map((block) => block.replace(/\n(?![-\d])/g, ' '))
    .join('\n');
}

/** The text that visitors read, without slugs, paths, scenes or kinds. */
function textsOf(data: unknown): string[] {
  return [...stringsIn(data)].map(({ text }) => text).filter((text) => /\s/.test(text));
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!]\)?)\s+(?=[\p{Lu}\p{Nd}"“‘$£(])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

function wordsOf(sentence: string): string[] {
  return (
    sentence
      .match(/[\p{L}\p{N}][\p{L}\p{N}'’.,+%/-]*/gu)
      ?.map((word) => word.replace(/[.,]+$/, '')) ?? []
  );
}
