import { createHash } from 'node:crypto';
import { PurgeCSS } from 'purgecss';
import { withoutUnmetHas, withoutUnusedProperties } from './css-parts.ts';
import { namesInPage } from './names-in-page.ts';

/** Of the styles, the HTML without them and the code of the islands on it, the styles that can be used. */
export type StyleTrimmer = (css: string, html: string, code: string) => Promise<string>;

/**
 * A rule stays when its names occur in the page's HTML or in the code of an island on it, a variable
 * also when it is one of `variables`. Pages in which the same names of the same styles occur share
 * the result, as articles mostly do.
 */
export function styleTrimmer(variables: string[]): StyleTrimmer {
  const known = new Map<string, Promise<string>>();
  return (css, html, code) => {
    const names = namesInPage(html);
    const key = digest([css, code, ...namesThatCount(css, html, names)].join('\n'));
    const result = known.get(key) ?? trim(css, { html, code, names, variables });
    known.set(key, result);
    return result;
  };
}

type Names = ReturnType<typeof namesInPage>;

/** What of a page decides which rules of `css` stay: pages that agree in it keep the same ones. */
export function namesThatCount(css: string, html: string, names: Names): string[] {
  const words = new Set(css.match(word));
  const isInStyles = (name: string) => (name.match(word) ?? []).every((each) => words.has(each));
  const compared = [...css.matchAll(/\[[\w-]+[~|^$*]?=\s*["']?([^"'\]]*)/g)].map(
    ([, value = '']) => value,
  );
  const kinds = {
    class: names.classes.filter(isInStyles),
    id: names.ids.filter(isInStyles),
    tag: names.tags.filter(isInStyles),
    attribute: names.attributes.names.filter(isInStyles),
    value: [...new Set(names.attributes.values)].flatMap((value) =>
      compared
        .filter((wanted) => value.includes(wanted))
        .map((wanted) => `${wanted} ${howItMatches(value, wanted)}`),
    ),
    variable: variablesIn(html).filter(isInStyles),
    has: classesAskedFor(css).filter((name) => html.includes(name)),
  };
  return Object.entries(kinds).map(
    ([kind, each]) => `${kind}: ${[...new Set(each)].sort().join()}`,
  );
}

const word = /[\w-]+/g;

function howItMatches(value: string, wanted: string): string {
  return [value === wanted, value.startsWith(wanted), value.endsWith(wanted)].join();
}

function classesAskedFor(css: string): string[] {
  return [...css.matchAll(/:has\(([^()]*)\)/g)].flatMap(([, wanted = '']) =>
    [...wanted.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
  );
}

/** Drawings take their colours from attributes: `fill="var(--color-orange)"`. */
function variablesIn(text: string): string[] {
  return text.match(/--[a-z][\w-]*/g) ?? [];
}

type Page = { html: string; code: string; names: Names; variables: string[] };

async function trim(css: string, { html, code, names, variables }: Page): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [
      { raw: html, extension: 'html' },
      { raw: code, extension: 'js' },
    ],
    css: [{ raw: css }],
    extractors: [
      { extensions: ['html'], extractor: () => names },
      { extensions: ['js'], extractor: (text) => text.match(/[\w-/:.[\]%()#,]+/g) ?? [] },
    ],
    fontFace: false,
    keyframes: true,
    variables: true,
    safelist: {
      standard: [/^:/, 'dir', 'rtl', 'fonts'],
      deep: [/data-live/, /data-paused/, /data-panel/],
      variables: [...variables, ...variablesIn(html + code)],
    },
  });
  const isThere = (name: string) => html.includes(name) || code.includes(name);
  return withoutUnusedProperties(withoutUnmetHas(result?.css ?? css, isThere));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
