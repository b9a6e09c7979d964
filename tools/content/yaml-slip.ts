import type { LineCounter, YAMLParseError } from 'yaml';

type Slip = {
  /** How the parser's message begins. */
  says: string;
  /** What stands at its place, where one message has several causes. */
  found?: RegExp;
  mend: string;
};

const withoutSpace = { found: /^[a-z][\w-]*:(?!\/\/)\S/i, mend: 'put a space after the colon' };
const outOfGroup =
  'indent it like the other lines of its group, or begin it with "- " if it is an item of its list';
const outOfList =
  'indent it like the other items of its list, or begin the item above it with "- "';

/** The first that fits counts. */
const slips: Slip[] = [
  {
    says: 'Unexpected scalar at node end',
    mend: 'put the whole text in quotes, and those within it in the other kind of quotes',
  },
  {
    says: 'Nested mappings',
    found: /^[^\n#]*:\s/,
    mend: 'put the text in quotes: it has a colon in it',
  },
  {
    says: 'Nested mappings',
    mend: 'indent the line below like this one, or put the text in quotes if it has a colon in it',
  },
  { says: 'Implicit keys need to be on a single line', ...withoutSpace },
  { says: 'Implicit map keys need to be followed', ...withoutSpace },
  {
    says: 'Block collections',
    found: /^[^\n]*:\s/,
    mend: 'put a comma between the two fields, or the text in quotes if it has a colon in it',
  },
  { says: 'Sequence item without', mend: outOfGroup },
  { says: 'All mapping items', mend: outOfGroup },
  { says: 'All sequence items', mend: outOfList },
  { says: 'A block sequence may not be used', mend: outOfList },
];

/** How to mend what the parser stumbled over; its own words where its cause is not certain. */
export function yamlSlip({ message, pos }: YAMLParseError, text: string, lines: LineCounter) {
  const [start] = pos;
  const { line } = lines.linePos(start);
  if (/^\s*-[a-z]/i.test(text.split('\n')[line - 1] ?? ''))
    return `put a space after the hyphen (line ${line})`;
  if (message.startsWith('Nested mappings') && isLeftOfBoth(text, line))
    return `indent it like the lines above and below it (line ${line})`;
  const slip = slips.find(
    ({ says, found }) => message.startsWith(says) && (found?.test(text.slice(start)) ?? true),
  );
  return slip ? `${slip.mend} (line ${line})` : firstLine(message);
}

/** Whether a line stands further left than two neighbours that are indented alike. */
function isLeftOfBoth(text: string, line: number): boolean {
  const [above = 0, here = 0, below = 0] = text
    .split('\n')
    .slice(line - 2, line + 1)
    .map((each) => each.search(/\S/));
  return above === below && here < above;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? text;
}
