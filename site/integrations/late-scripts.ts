import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import ts from 'typescript';
import { minifySync } from 'vite';
import { pageFile } from './page-file.ts';

/**
 * Takes out of every page what need not be there before the first paint: the code that makes
 * islands live goes into one file for the whole site, and it and the page's modules are imported
 * by first-paint. Runs before siteManifest, which takes the hashes.
 */
export function lateScripts(): AstroIntegration {
  let source = new URL('file:///');
  return {
    name: 'late-scripts',
    hooks: {
      'astro:config:done': ({ config }) => {
        source = new URL('scripts/first-paint.ts', config.srcDir);
      },
      'astro:build:done': async ({ dir, pages }) => {
        const dist = fileURLToPath(dir);
        const firstPaint = inlined(await readFile(source, 'utf8'));
        const files = pages.map(({ pathname }) => join(dist, pageFile(pathname)));
        const taken = await Promise.all(
          files.map(async (file) => takeScripts(await readFile(file, 'utf8'))),
        );
        const runtime = [...new Set(taken.flatMap(({ inline }) => inline))].join('\n');
        const address = `/_astro/islands.${digest(runtime)}.js`;
        await writeFile(join(dist, address), runtime);
        await Promise.all(
          taken.map(async ({ html, inline, modules }, index) => {
            const all = inline.length > 0 ? [address, ...modules] : modules;
            const script = `<script>(${firstPaint})(${JSON.stringify(all)})</script>`;
            await writeFile(
              files[index] ?? '',
              html.replace('</head>', () => `${script}</head>`),
            );
          }),
        );
      },
    },
  };
}

type Taken = {
  /** The page without them. */
  html: string;
  /** Scripts of Astro's own: what hydrates islands, and the directives. */
  inline: string[];
  /** Addresses of the page's modules. */
  modules: string[];
};

export function takeScripts(page: string): Taken {
  const inline: string[] = [];
  const modules: string[] = [];
  const html = page
    .replace(/<script>([\s\S]*?)<\/script>/g, (whole, text: string) => {
      if (!/customElements\.define\("astro-island"|dispatchEvent\(new Event\("astro:/.test(text)) {
        return whole;
      }
      inline.push(text.trim());
      return '';
    })
    .replace(/<script type="module" src="([^"]+)"><\/script>/g, (_, address: string) => {
      modules.push(address);
      return '';
    });
  return { html, inline, modules };
}

/** The one function of a module, as plain script without a space too many. */
function inlined(module: string): string {
  const options = { target: ts.ScriptTarget.ESNext, removeComments: true };
  const { outputText } = ts.transpileModule(module, { compilerOptions: options });
  return minifySync('first-paint.js', outputText).code.replace('export ', '').trim();
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
