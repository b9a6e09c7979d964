export type Title = { text: string; mark?: string | undefined };

export type FittedTitle = {
  size: number;
  lines: string[];
  /** The underlined part of the last line, or '' if nothing is underlined. */
  mark: string;
};

export type TitleBox = { width: number; height: number; sizes: readonly number[] };

/** Line height of a title, in em. */
export const titleLeading = 1.03;

/** The space that the underline needs to the right of its word, in em. */
const markRoom = 0.5;

/**
 * Below this size, a mark of several words may break across lines. Only its last word is then
 * underlined.
 */
const smallestWhole = 64;

/**
 * Finds the largest size at which a title fits its box, and breaks it into balanced lines.
 * `measure` returns the width of words at size 1. Throws if the title doesn't fit even at the
 * smallest size.
 */
export function fitTitle(
  { text, mark = '' }: Title,
  box: TitleBox,
  measure: (words: string) => number,
): FittedTitle {
  const whole = box.sizes.filter((size) => size >= smallestWhole);
  const lastWord = mark.slice(mark.lastIndexOf(' ') + 1);
  const fitted =
    fitAt(whole, text, mark, box, measure) ?? fitAt(box.sizes, text, lastWord, box, measure);
  if (!fitted) throw new Error(`The title "${text}" is too long for its picture.`);
  return fitted;
}

function fitAt(
  sizes: readonly number[],
  text: string,
  mark: string,
  { width, height }: TitleBox,
  measure: (words: string) => number,
): FittedTitle | null {
  const words = unbreakable(text, mark);
  const measureLine = (line: string) =>
    measure(line) + (mark !== '' && line.endsWith(mark) ? markRoom : 0);
  for (const size of sizes) {
    const most = Math.floor(height / (size * titleLeading));
    const lines = breakLines(words, width / size, measureLine);
    if (lines && lines.length <= most) {
      return { size, lines: balance(words, lines, measureLine), mark };
    }
  }
  return null;
}

function unbreakable(text: string, mark: string): string[] {
  if (mark === '') return text.split(' ');
  const start = text.slice(0, text.length - mark.length);
  const words = start.trim().split(' ').filter(Boolean);
  // Characters that touch the mark, such as the bracket in "(first", belong to it.
  return start === '' || start.endsWith(' ')
    ? [...words, mark]
    : [...words.slice(0, -1), `${words.at(-1) ?? ''}${mark}`];
}

type Measure = (line: string) => number;

/**
 * Breaks the words into as few lines as `width` allows; returns null if a single word is too wide.
 */
function breakLines(words: readonly string[], width: number, measure: Measure): string[] | null {
  const lines: string[] = [];
  for (const word of words) {
    if (measure(word) > width) return null;
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || measure(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Breaks the words into the same number of lines, as even as possible, without a lone word. */
function balance(words: readonly string[], lines: string[], measure: Measure): string[] {
  const widest = Math.max(...lines.map(measure));
  return evenest(words, lines.length, (line) => {
    const short = widest - measure(line);
    return short < 0 ? Number.POSITIVE_INFINITY : short ** 2;
  }).lines;
}

type Broken = { lines: string[]; cost: number };

function evenest(words: readonly string[], count: number, costOf: Measure): Broken {
  if (count === 1) {
    const line = words.join(' ');
    return { lines: [line], cost: costOf(line) };
  }
  let best: Broken = { lines: [], cost: Number.POSITIVE_INFINITY };
  for (let length = 1; length <= words.length - count + 1; length += 1) {
    const line = words.slice(0, length).join(' ');
    const rest = evenest(words.slice(length), count - 1, costOf);
    const cost = costOf(line) + rest.cost;
    if (cost < best.cost) best = { lines: [line, ...rest.lines], cost };
  }
  return best;
}
