import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repeatedSentences } from '../../tools/content/check-sentences.ts';
import { readContent } from '../../tools/content/read.ts';
import { stringsIn } from '../../tools/content/strings-in.ts';

const { content } = readContent(join(import.meta.dirname, '../..'));
const everything = [
  ...[...content.pages, ...content.services, ...content.pricing, ...content.testimonials].map(
    ({ file, data }) => ({
      file,
      texts: textsOf(data),
    }),
  ),
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
  expect(repeatedSentences(content.pages)).toEqual([]);
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
