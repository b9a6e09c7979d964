import type { Written } from './known-figures.ts';
import { lineInBody } from './load-articles.ts';
import { problemLine } from './mend.ts';
import type { Content } from './read.ts';
import { stringsIn } from './strings-in.ts';

/** Each sentence that writes out what company.yaml says once, or a name the company no longer has. */
export function checkCompany(written: Written, { company }: Content): string[] {
  if (!company) return [];
  const { name, formerNames = [], email, phone } = company.data;
  const facts = [
    ...[name, ...formerNames].map((text) => ({ text, word: '{company}' })),
    { text: email, word: '{email}' },
    { text: phone.display, word: '{phone}' },
  ].map(({ text, word }) => ({ sign: literally(text), mend: `write ${word} instead` }));
  const { articles, ...folders } = written;
  const files = Object.values(folders).flat();
  return [
    ...[...files, ...articles]
      .filter(({ file }) => file !== company.file)
      .flatMap((file) =>
        [...stringsIn(file.data)].flatMap(({ path, text }) =>
          facts.flatMap(({ sign, mend }) =>
            [...text.matchAll(sign)].map(([found]) => problemLine(file, path, mend, found)),
          ),
        ),
      ),
    ...articles.flatMap((file) =>
      facts.flatMap(({ sign, mend }) =>
        [...file.body.matchAll(sign)].map(
          ({ index, 0: found }) =>
            `${file.file}: ${mend} (found "${found}", line ${lineInBody(file, index)})`,
        ),
      ),
    ),
  ];
}

/** The text as whole words, also where a line ends within it. */
function literally(text: string): RegExp {
  const words = text.split(/\s+/).map((word) => RegExp.escape(word));
  return new RegExp(`(?<![\\p{L}\\p{N}@])${words.join('\\s+')}(?![\\p{L}\\p{N}])`, 'gu');
}
