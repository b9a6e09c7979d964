import postcss, { AtRule, type Rule } from 'postcss';

export type CssParts = {
  /** What a first view needs. */
  first: string;
  /** What shows only once the visitor does something: the layer called later, and rules for hovering. */
  later: string[];
  /** What is for paper only. */
  print: string;
};

/** The three parts of a page's styles, without comments. */
export function splitStyles(css: string): CssParts {
  const root = postcss.parse(css);
  const later: string[] = [];
  const paper = postcss.root();
  root.walkAtRules((rule) => {
    if (rule.name === 'media' && rule.params === 'print') paper.append(rule.remove());
    if (rule.name === 'layer' && rule.params === 'later' && rule.nodes) {
      later.push(rule.remove().toString());
    }
  });
  root.walkRules((rule) => {
    if (!rule.selectors.every(isForHovering)) return;
    later.push(inLayerLater(rule));
    rule.remove();
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  return { first: root.toString(), later, print: paper.toString() };
}

/** The variables of the theme layer, with their values. */
export function themeOf(css: string): Map<string, string> {
  const theme = new Map<string, string>();
  postcss.parse(css).walkAtRules('layer', (layer) => {
    if (layer.params !== 'theme') return;
    layer.walkDecls(({ prop, value }) => {
      theme.set(prop, value);
    });
  });
  return theme;
}

/** The names of the variables that styles read. */
export function variablesRead(css: string): string[] {
  return [...new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))];
}

/**
 * `later` with the value beside each variable of the theme that not all of the pages declare.
 * Declaring it instead would have the browser style every element anew when `later` arrives.
 */
export function withValues(later: string, theme: ReadonlyMap<string, string>, pages: string[]) {
  const isEverywhere = (name: string) => pages.every((page) => page.includes(`${name}:`));
  const fill = (css: string): string =>
    css.replace(/var\((--[\w-]+)\)/g, (read, name: string) => {
      const value = theme.get(name);
      return value === undefined || isEverywhere(name) ? read : `var(${name},${fill(value)})`;
    });
  return fill(later);
}

/** Not where hovering is one of several states, as in `:is(a:hover, [aria-current])`. */
function isForHovering(selector: string): boolean {
  return selector.replaceAll(/\([^()]*\)/g, '').includes(':hover');
}

/**
 * The rule with the media queries around it. Out of the layer `utilities` it loses to a utility for
 * the same property that does not depend on hovering, `hover:bg-ink` to `bg-paper`.
 */
function inLayerLater(rule: Rule): string {
  let css = rule.toString();
  for (let { parent } = rule; parent?.type === 'atrule'; { parent } = parent) {
    if (parent instanceof AtRule && parent.name !== 'layer') {
      css = `@${parent.name} ${parent.params}{${css}}`;
    }
  }
  return `@layer later{${css}}`;
}

/**
 * Without rules that ask for a class which is not there, `.hero:has(.offer)`. `isThere` tells
 * whether a page, or an island on it, has the class.
 */
export function withoutUnmetHas(css: string, isThere: (name: string) => boolean): string {
  const root = postcss.parse(css);
  const isMet = (wanted: string) =>
    wanted
      .split(',')
      .some((each) => [...each.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => isThere(name)));
  root.walkRules((rule) => {
    const isPossible = rule.selectors.some((selector) =>
      [...selector.matchAll(/:has\(([^()]*)\)/g)].every(
        ({ 1: wanted = '', index }) => isNested(selector.slice(0, index)) || isMet(wanted),
      ),
    );
    if (!isPossible) rule.remove();
  });
  return root.toString();
}

/** Inside another function, such as `:not(`, it may mean the contrary. */
function isNested(before: string): boolean {
  return before.split('(').length !== before.split(')').length;
}

/** Without the registered properties that no rule reads, and their start values. */
export function withoutUnusedProperties(css: string): string {
  const root = postcss.parse(css);
  const isRead = (name: string) => css.includes(`var(${name}`);
  root.walkAtRules('property', (rule) => {
    if (!isRead(rule.params)) rule.remove();
  });
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'properties') return;
    layer.walkDecls((declaration) => {
      if (!isRead(declaration.prop)) declaration.remove();
    });
    if (!/--tw/.test(layer.toString())) layer.remove();
  });
  return root.toString();
}
