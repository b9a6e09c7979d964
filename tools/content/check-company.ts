import type { Written } from './known-figures.ts';
import { lineInBody } from './load-articles.ts';
import { problemLine } from './mend.ts';
import type { Content } from './read.ts';
import { stringsIn } from './strings-in.ts';

/**
 * Sentences that write out what company.yaml defines, or a former company name, and a phone number
 * of which only one form was changed.
 */
export function checkCompany(written: Written, { company }: Content): string[] {
  if (!company) return [];
  const { name, formerNames = [], email, phone } = company.data;
  const facts = [
    ...[name, ...formerNames].map((text) => ({ text, word: '{company}' })),
    { text: email, word: '{email}' },
    { text: phone.display, word: '{phone}' },
  ].map(({ text, word }) => ({ sign: literally(text), fix: `write ${word} instead` }));
  const { articles, ...folders } = written;
  const files = Object.values(folders).flat();
  return [
    ...checkPhone(company),
    ...formerNames.flatMap((former, index) =>
      former === name
        ? [problemLine(company, ['formerNames', index], 'write the old name, or remove it', former)]
        : [],
    ),
    ...[...files, ...articles]
      .filter(({ file }) => file !== company.file)
      .flatMap((file) =>
        [...stringsIn(file.data)].flatMap(({ path, text }) =>
          facts.flatMap(({ sign, fix }) =>
            [...text.matchAll(sign)].map(([found]) => problemLine(file, path, fix, found)),
          ),
        ),
      ),
    ...articles.flatMap((file) =>
      facts.flatMap(({ sign, fix }) =>
        [...file.body.matchAll(sign)].map(
          ({ index, 0: found }) =>
            `${file.file}: ${fix} (found "${found}", line ${lineInBody(file, index)})`,
        ),
      ),
    ),
  ];
}

/** People may read the number without its country code, with or without a 0 in front. */
function checkPhone(company: NonNullable<Content['company']>): string[] {
  const { display, href } = company.data.phone;
  const national = display.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '');
  if (national !== '' && href.endsWith(national)) return [];
  const fix = `write the number that phone.href dials, ${href}`;
  return [problemLine(company, ['phone', 'display'], fix, display)];
}

/** Matches the text as whole words, even across a line break. */
function literally(text: string): RegExp {
  const words = text.split(/\s+/).map((word) => RegExp.escape(word));
  return new RegExp(`(?<![\\p{L}\\p{N}@])${words.join('\\s+')}(?![\\p{L}\\p{N}])`, 'giu');
}
