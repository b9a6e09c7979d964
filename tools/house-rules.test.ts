import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from './run.ts';

const rooms = ['contract', 'server', 'site', 'tests', 'tools'];
const everything = rooms.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((name) =>
    join(room, name),
  ),
);
const code = everything.filter((name) => /\.(?:tsx?|astro)$/.test(name));
const look = everything.filter((name) => /\.(?:css|tsx|astro)$/.test(name));

// `Object.fromEntries` loses the types of the keys, and only a cast can restore them.
test('no casts except `as const` and on `Object.fromEntries`', () => {
  const allowed = 'const a = b as const; const c = Object.fromEntries(d) as E;';
  expect(castsIn('a.ts', `${allowed} const f = g as string;`)).toEqual(['g as string']);
  expect(casts(code)).toEqual([]);
});

test('no type error is suppressed', () => {
  expect(linesWith(/@ts-(?:expect-error|ignore|nocheck)/, code)).toEqual([]);
});

test('no left or right in styles that depend on the writing direction', () => {
  const physical =
    /\b(?:margin|padding|border)-(?:left|right)\b|\b(?:margin|padding|border)(?:Left|Right)\b|(?:float|text-align):\s*(?:left|right)/;
  for (const line of ['margin-left: 4px', 'text-align: right', 'paddingLeft: 4']) {
    expect(line).toMatch(physical);
  }
  expect(linesWith(physical, look)).toEqual([]);
});

test('every class of a CSS module is used where it is imported, and every class used exists', () => {
  const missing: string[] = [];
  const unused: string[] = [];
  const uses = code.flatMap(moduleUses);
  for (const module of look.filter((name) => name.endsWith('.module.css'))) {
    const defined = classesOf(readFileSync(join(root, module), 'utf8'));
    const named = new Set(
      uses.filter((use) => use.module === module).flatMap((use) => use.classes),
    );
    missing.push(...[...named].filter((name) => !defined.has(name)).map((n) => `${module}: ${n}`));
    unused.push(...[...defined].filter((name) => !named.has(name)).map((n) => `${module}: ${n}`));
  }
  expect([...classesOf('.a:not(.b) > :global(.c) { background: url(x.svg); top: .5em }')]).toEqual([
    'a',
    'b',
  ]);
  expect({ missing, unused }).toEqual({ missing: [], unused: [] });
});

test('every custom property used exists', () => {
  const files = everything.filter((name) => /^site\/.*\.(?:css|tsx?|astro)$/.test(name));
  const text = files.map((name) => readFileSync(join(root, name), 'utf8')).join('\n');
  const names = (pattern: RegExp) => new Set(text.match(pattern));
  const used = names(/(?<=var\()--[a-z][\w-]*/g);
  const defined = names(/(?<!var\()--[a-z][\w-]*(?=['"\]]*[:,])|(?<=@property )--[a-z][\w-]*/g);
  expect(used.size).toBeGreaterThan(0);
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});

test('CSS modules have no white but that of the theme', () => {
  const modules = look.filter((name) => name.endsWith('.module.css'));
  expect(linesWith(/#fff(?:fff)?\b|:\s*white\b/i, modules)).toEqual([]);
});

test('CSS modules in ui and artwork are in @layer ui', () => {
  const modules = look.filter((name) => /^site\/(?:ui|artwork)\/.*\.module\.css$/.test(name));
  expect(modules.length).toBeGreaterThan(0);
  const isLayered = (css: string) => /^(?:\/\*.*\*\/\n)?@layer ui \{/.test(css);
  const outside = modules.filter((name) => !isLayered(readFileSync(join(root, name), 'utf8')));
  expect(outside).toEqual([]);
});

test('every source file that a document names exists', () => {
  const sources = [...readdirSync(root), ...everything].map((name) => `/${name}`);
  // The content guide's example of a new section.
  const examples = ['Guarantee.tsx', 'Guarantee.module.css'];
  const missing = globSync('{*.md,docs/**/*.md}', { cwd: root }).flatMap((document) => {
    const text = readFileSync(join(root, document), 'utf8');
    return [...text.matchAll(/(?<![\w*>])[\w./[\]-]+\.(?:tsx?|astro|css)\b/g)]
      .map(([name]) => name)
      .filter((name) => !sources.some((source) => source.endsWith(`/${name}`)))
      .filter((name) => !examples.includes(name))
      .map((name) => `${document}: ${name}`);
  });
  expect(missing).toEqual([]);
});

/** The names of the classes in a module's selectors, without those of other style sheets. */
function classesOf(css: string): Set<string> {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '');
  const selectors = [...bare.matchAll(/([^{};]+)\{/g)]
    .map(([, text = '']) => text.trim())
    .filter((text) => !text.startsWith('@'));
  return new Set(
    selectors.flatMap((text) =>
      [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name),
    ),
  );
}

/** The CSS modules that a file imports, each with the classes that the file uses. */
function moduleUses(name: string): { module: string; classes: string[] }[] {
  const text = readFileSync(join(root, name), 'utf8');
  const imports = text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g);
  return [...imports].map(([, local = '', path = '']) => ({
    module: join(dirname(name), path),
    classes: [...text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(
      ([, used = '']) => used,
    ),
  }));
}

function casts(names: string[]): string[] {
  return names.flatMap((name) => {
    const text = readFileSync(join(root, name), 'utf8');
    // Only the frontmatter of an .astro file is plain TypeScript.
    const script = name.endsWith('.astro') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text;
    return castsIn(name.replace(/astro$/, 'ts'), script).map((cast) => `${name}: ${cast}`);
  });
}

function castsIn(name: string, text: string): string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const isCast = ts.isAsExpression(node) || ts.isTypeAssertionExpression(node);
    const isAllowed =
      isCast &&
      (ts.isConstTypeReference(node.type) ||
        node.expression.getText().startsWith('Object.fromEntries('));
    if (isCast && !isAllowed) found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** `file:line` of every line that matches the pattern, except in this file. */
function linesWith(pattern: RegExp, names: string[]): string[] {
  return names
    .filter((name) => !import.meta.filename.endsWith(name))
    .flatMap((name) =>
      readFileSync(join(root, name), 'utf8')
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${name}:${index + 1}`] : [])),
    );
}
