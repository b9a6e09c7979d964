/**
 * The advance widths of Arial in 2048ths of the font size, grouped by width. The widths and the
 * kerning come from Liberation Sans Regular, which has the same metrics. Accented letters are as
 * wide as plain ones.
 */
const widths: readonly [width: number, characters: string][] = [
  [391, "'"],
  [455, 'ijlł‘’‚'],
  [532, '|¦'],
  [569, ' !,./:;I[\\]ft·ìíîïĩīĭıŧ'],
  [682, '()-`r¡¨²³´¸¹‐‑“”„‹›'],
  [684, '{}'],
  [727, '"'],
  [717, '•'],
  [748, 'º'],
  [758, 'ª'],
  [797, '*'],
  [819, '°'],
  [961, '^'],
  [1024, 'Jcksvxyzĸ'],
  [1100, '¶'],
  [1124, '±÷'],
  [1139, '#$0123456789?L_abdeghnopqu¢£¤¥§«»ðþđħŁŋ–†‡€'],
  [1180, 'µ'],
  [1196, '+<=>~¬×−'],
  [1251, 'FTZ¿ßøŦ'],
  [1366, '&ABEKPSVXYÞ'],
  [1479, 'CDHNRUwÐĐĦ'],
  [1509, '©®'],
  [1593, 'GOQØ'],
  [1706, 'Mm'],
  [1708, '¼½¾'],
  [1821, '%æ'],
  [1933, 'Wœ'],
  [2048, 'ÆŒ—…‰™←→'],
  [2079, '@'],
];

/**
 * Kerning pairs. The first character of a string is kerned with each of the others. Browsers don't
 * kern spaces.
 */
const kerning: readonly [change: number, pairs: string[]][] = [
  [-264, ['P,.', 'Y,.']],
  [-227, ['F,.', 'T,.:;aceos']],
  [-188, ['V,.', 'Y-eoq']],
  [-152, ['ATVY’', 'LTVWY', 'PA', 'TA', 'VAa', 'YAap', 'v,.', 'y,.']],
  [-133, ['Y;']],
  [-113, ['FA', 'L’', 'T-wy', 'V-eo', 'W,.', 'Y:uv', 'r,.', 'w,.']],
  [-76, ['AW', 'Ly', 'Tiru', 'V:;ruy', 'WAa', 'Yi']],
  [-37, ['Avwy', 'RTVWY', 'TO', 'Vi', 'W-:;eoru', 'ff', '’s’']],
  [-18, ['Wy']],
  [37, ['f’']],
  [76, ['r’']],
];

const kernOf = new Map(
  kerning.flatMap(([change, pairs]) =>
    pairs.flatMap(([first, ...others]) =>
      others.map((other): [string, number] => [`${first}${other}`, change]),
    ),
  ),
);

const widthOf = new Map(
  widths.flatMap(([width, characters]) => [...characters].map((character) => [character, width])),
);

/**
 * The widths of characters that aren't in the table: emoji, East Asian characters, capitals in
 * other alphabets, and everything else.
 */
const kinds: readonly [kind: RegExp, width: number][] = [
  [/\p{Emoji_Presentation}|\ufe0f/u, 2560],
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u,
    2048,
  ],
  [/\p{Lu}/u, 1450],
];
const usual = 1070;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Returns the width in pixels of text set in Arial. It is exact for Latin letters. It is an estimate
 * for emoji and other scripts, because browsers use whatever font they have.
 */
export function arialWidth(text: string, size: number): number {
  const parts = [...graphemes.segment(text)].map(({ segment }) => segment);
  const units = parts.reduce(
    (sum, part, place) => sum + advance(part) + (kernOf.get(part + parts[place + 1]) ?? 0),
    0,
  );
  return (units * size) / 2048;
}

function advance(grapheme: string): number {
  const [base = ''] = grapheme.normalize('NFD');
  const known = widthOf.get(grapheme) ?? (/\ufe0f/.test(grapheme) ? undefined : widthOf.get(base));
  return known ?? kinds.find(([kind]) => kind.test(grapheme))?.[1] ?? usual;
}
