import { glob, readFile } from 'node:fs/promises';
import { dirname, join, normalize, relative } from 'node:path';
import ts from 'typescript';
import { pageScripts, type Room, rooms } from './rules.ts';

type Import = { specifier: string; isTypeOnly: boolean };

/** One sentence for each import that the rules of the rooms forbid, in every .ts, .tsx and .astro. */
export async function checkImports(root: string): Promise<string[]> {
  const problems: string[] = [];
  for await (const file of glob('{contract,site,server,tools,tests}/**/*.{ts,tsx,astro}', {
    cwd: root,
  })) {
    const text = await readFile(join(root, file), 'utf8');
    problems.push(...checkFile(file, text));
  }
  return problems.sort();
}

/** The problems of one file, given by its path from the root. */
export function checkFile(file: string, text: string): string[] {
  const room = roomOf(file);
  if (!room) return [`${file}: no room of tools/imports/rules.ts holds it.`];
  // A test beside its code may use the test runner and whatever sets its scene.
  const isTest = /\.test\.tsx?$/.test(file);
  const isAstro = file.endsWith('.astro');
  const forbidden = (by: Room, code: string) =>
    importsOf(code)
      .filter((found) => !isTest && !isAllowed(by, file, found))
      .map(({ specifier }) => `${file}: ${by.name} may not import ${specifier}.`);
  const problems = isAstro
    ? [
        ...forbidden(room, frontmatter(text)),
        ...scripts(text).flatMap((code) => forbidden(pageScripts, code)),
      ]
    : forbidden(room, text);
  if (!isAstro && /\bclient:[a-z]+[={\s/>]/.test(text) && file.endsWith('.tsx')) {
    problems.push(`${file}: client: directives stand only in .astro files.`);
  }
  return problems;
}

function isAllowed(room: Room, file: string, { specifier, isTypeOnly }: Import): boolean {
  if (!specifier.startsWith('.')) return isAllowedPackage(room, specifier);
  const target = normalize(relative('.', join(dirname(file), specifier.replace(/\?.*$/, ''))));
  const other = roomOf(target);
  if (!other) return room.mayImport.includes('*') || target.startsWith('build/');
  if (other.name === room.name || room.mayImport.includes('*')) return true;
  if (room.mayImport.includes(other.name)) return true;
  return isTypeOnly && (room.mayImportTypes ?? []).includes(other.name);
}

function isAllowedPackage({ packages }: Room, specifier: string): boolean {
  return packages.some(
    (allowed) =>
      allowed === '*' ||
      specifier === allowed ||
      specifier.startsWith(`${allowed}/`) ||
      (allowed === 'node:' && specifier.startsWith('node:')),
  );
}

function roomOf(path: string): Room | undefined {
  return rooms.find(({ holds }) =>
    holds.some((held) => path === held || path.startsWith(`${held}/`)),
  );
}

function frontmatter(text: string): string {
  return /^---\n([\s\S]*?)\n---/.exec(text.trimStart())?.[1] ?? '';
}

/** What Astro bundles: scripts without attributes. */
function scripts(text: string): string[] {
  return [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
}

function importsOf(code: string): Import[] {
  const source = ts.createSourceFile('file.tsx', code, ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const { moduleSpecifier } = node;
      if (moduleSpecifier && ts.isStringLiteral(moduleSpecifier)) {
        found.push({ specifier: moduleSpecifier.text, isTypeOnly: isTypeOnly(node) });
      }
    }
    const [argument] = ts.isCallExpression(node) ? node.arguments : [];
    if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      argument &&
      ts.isStringLiteral(argument)
    ) {
      found.push({ specifier: argument.text, isTypeOnly: false });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { namedBindings } = clause;
  return (
    clause.name === undefined &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every((element) => element.isTypeOnly)
  );
}
