/**
 * Returns the width of a text in pixels. The browser measures with a canvas; elsewhere `arialWidth`
 * is used.
 */
export type Measure = (text: string, size: number) => number;

/**
 * The widths in pixels at which search results are cut off, for text in Arial of this `size`.
 * Google publishes no limit; titles are cut "as needed, typically to fit the device width"
 * (developers.google.com/search/docs/appearance/title-link). Measurements differ, so each limit is
 * a range:
 * - desktop title: 580 (adgrowthtools.com, SERP Snippet Preview) to 600 (rocketmill.co.uk, "Title
 *   tags now 20% longer"); adsandcode.com measured 652 pixels in Arial 22 in September 2026, or 593
 *   in Arial 20;
 * - desktop description: 920 (finsburymedia.com, 2020; iprospect.com, 2014) to 990
 *   (docs.rs/codoseo-web, module serp);
 * - phone title: 480 (xmlschemata.org, SERP preview) to 550 (wakefly.com, quoting Screaming Frog);
 * - phone description: 680 (finsburymedia.com, newsbrio.net) to 757 (wakefly.com, quoting Screaming
 *   Frog).
 * `column` is the width at which lines wrap: 652 and 343 pixels at adsandcode.com. For the phone
 * title, 343 in Arial 22 is 312 in Arial 20.
 */
export const searchLimits = {
  desktop: {
    title: { size: 20, low: 580, high: 600, column: 600 },
    description: { size: 14, low: 920, high: 990, column: 652 },
  },
  phone: {
    title: { size: 20, low: 480, high: 550, column: 312 },
    description: { size: 14, low: 680, high: 757, column: 343 },
  },
} as const;

export type Device = keyof typeof searchLimits;
export type Limit = { size: number; low: number; high: number; column: number };

/**
 * The longest texts that are worth previewing. Their starting values come from content; see
 * `startingWith`.
 */
export const searchPreviewFields = {
  title: { kind: 'text', start: '', longest: 300 },
  description: { kind: 'text', start: '', longest: 1000 },
  url: { kind: 'text', start: '', longest: 500 },
} as const;

/** `cut` says whether something is missing. If so, the text ends with an ellipsis. */
export type Cut = { text: string; cut: boolean };

export type PreviewedText = {
  /** The width of the whole text in pixels. */
  width: number;
  /**
   * Whether the text is shorter than the range, inside it (some results will cut the text) or
   * longer.
   */
  fit: 'empty' | 'fits' | 'may-be-cut' | 'cut';
  /** The visible text at the lower and at the upper end of the range. */
  atLow: Cut;
  atHigh: Cut;
  /** The text of `atLow`, wrapped into lines of `column` pixels. */
  lines: string[];
};

/** Works out how a title or description is shown, and where it is cut off. */
export function previewText(text: string, limit: Limit, measure: Measure): PreviewedText {
  const whole = text.replace(/\s+/g, ' ').trim();
  const widthOf = (part: string) => measure(part, limit.size);
  const width = widthOf(whole);
  const atLow = cutText(whole, limit.low, widthOf);
  const atHigh = cutText(whole, limit.high, widthOf);
  const long = atHigh.cut ? 'cut' : atLow.cut ? 'may-be-cut' : 'fits';
  const lines = linesOf(atLow.text, limit.column, widthOf);
  return { width, fit: whole === '' ? 'empty' : long, atLow, atHigh, lines };
}

type WidthOf = (part: string) => number;

/**
 * Returns the longest beginning that fits with an ellipsis. It ends after a whole word, or within
 * one if the word is long.
 */
function cutText(text: string, limit: number, widthOf: WidthOf): Cut {
  if (widthOf(text) <= limit) return { text, cut: false };
  const words = fitting(wordEnds(text), text, (part) => widthOf(`${part.trimEnd()} …`) <= limit);
  if (widthOf(words) >= limit / 2) return { text: `${words.trimEnd()} …`, cut: true };
  const letters = fitting(letterEnds(text), text, (part) => widthOf(`${part}…`) <= limit);
  return { text: `${letters.trimEnd()}…`, cut: true };
}

function linesOf(text: string, column: number, widthOf: WidthOf): string[] {
  if (text === '') return [];
  const fits = (part: string) => widthOf(part.trimEnd()) <= column;
  const line =
    fitting(wordEnds(text), text, fits) ||
    fitting(letterEnds(text), text, fits) ||
    text.slice(0, letterEnds(text)[0]);
  return [line.trimEnd(), ...linesOf(text.slice(line.length).trimStart(), column, widthOf)];
}

/** Returns the longest beginning that fits and stops at one of `ends`. */
function fitting(ends: number[], text: string, fits: (part: string) => boolean): string {
  const tooLong = ends.findIndex((end) => !fits(text.slice(0, end)));
  return text.slice(0, tooLong === -1 ? text.length : (ends[tooLong - 1] ?? 0));
}

/** Scripts that have no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Returns where a line may break: after a space or hyphen, and between words in scripts without
 * spaces.
 */
function wordEnds(text: string): number[] {
  return ends(text, 'word', (segment, next) =>
    /[\s-]$/.test(segment) ? true : unspaced.test(segment) && !/^[\s\p{P}]/u.test(next),
  );
}

const letterEnds = (text: string) => ends(text, 'grapheme', () => true);

function ends(
  text: string,
  granularity: 'word' | 'grapheme',
  breaks: (segment: string, next: string) => boolean,
): number[] {
  const segments = [...new Intl.Segmenter('en', { granularity }).segment(text)];
  return segments.flatMap(({ segment, index }, place) => {
    const next = segments[place + 1]?.segment;
    return next === undefined || breaks(segment, next) ? [index + segment.length] : [];
  });
}

/**
 * The line above the title: the site, then the path segments. Percent-encoded characters are
 * decoded.
 */
export type UrlLine =
  | { kind: 'url'; site: string; folders: string[] }
  | { kind: 'problem'; code: 'empty' | 'not-a-url' };

export function previewUrl(written: string): UrlLine {
  const text = written.trim();
  if (text === '') return { kind: 'problem', code: 'empty' };
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(withScheme) && new URL(withScheme);
  const [, site] = /^https?:\/\/([^\s/?#@\\]+\.[^\s/?#@\\]+)/i.exec(withScheme) ?? [];
  if (!url || site === undefined) return { kind: 'problem', code: 'not-a-url' };
  const folders = url.pathname.split('/').filter(Boolean).map(unescaped);
  return { kind: 'url', site: `${url.protocol}//${site.toLowerCase()}`, folders };
}

function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
