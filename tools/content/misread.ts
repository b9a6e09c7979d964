import {
  type Document,
  isAlias,
  isScalar,
  type LineCounter,
  type Node,
  type Pair,
  visit,
} from 'yaml';
import { hyphenColumn, spaceAfterColon, withoutSpace } from './yaml-words.ts';

/**
 * What would silently change, split or truncate a text: no error in YAML, and no schema sees it.
 */
export function misread(document: Document, lines: LineCounter, text: string): string | undefined {
  let found: string | undefined;
  const report = (fix: string | undefined, position = 0) => {
    if (fix === undefined) return undefined;
    found = `${fix} (line ${lines.linePos(position).line})`;
    return visit.BREAK;
  };
  visit(document, {
    Pair: (_, pair) => report(fixOfPair(pair), isScalar(pair.key) ? pair.key.range?.[0] : 0),
    Node: (_, node) => {
      const start = node.range?.[0] ?? 0;
      const hyphen = hyphenIn(node, text);
      return hyphen === undefined
        ? report(fixOfNode(node), start)
        : report(hyphenColumn, start + hyphen);
    },
  });
  return found;
}

/** In braces: `{ amount: 1,200 }` has a field named 200, and `{ from:/a }` one named `from:/a`. */
function fixOfPair({ key, value }: Pair): string | undefined {
  if (!isScalar(key) || value !== null) return undefined;
  if (typeof key.value === 'number') return 'write the number without a comma';
  if (withoutSpace.test(String(key.value))) return spaceAfterColon;
  return 'put the text in quotes: it contains a comma';
}

/** Where a text contains what was meant as the next item of its list: the position of its hyphen. */
function hyphenIn(node: Node, text: string): number | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined;
  const hyphen = /\n\s*(?=- )/.exec(text.slice(node.range[0], node.range[1]));
  return hyphen ? hyphen.index + hyphen[0].length : undefined;
}

function fixOfNode(node: Node): string | undefined {
  // `&Local SEO` and `*New*`.
  if (isAlias(node) || node.anchor !== undefined)
    return 'put the text in quotes: & and * at its start are not read as part of it';
  if (!isScalar(node)) return undefined;
  const { value, source, comment } = node;
  // 31 February would become a day in March.
  if (value instanceof Date && !value.toISOString().startsWith(`${source}T`))
    return `write a date that exists as YYYY-MM-DD, not "${source}"`;
  // `your #1 list` would end before the #. A real comment has a space after it.
  if (typeof value === 'string' && comment && !/^\s/.test(comment))
    return `put the text in quotes: "#${comment}" is read as a comment`;
  return undefined;
}
