import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { pageFile } from './page-file.ts';

/**
 * Puts right where the tools' HTML is not valid: styles stand in the head, and attributes are
 * written in lower case. Shapes of drawings close themselves. Islands lose what nothing reads: options
 * without a value, and a name that Astro makes from the folder of the project, with which a build
 * elsewhere gave other pages, a few bytes longer or shorter. Runs before siteManifest, which takes the hashes.
 */
export function tidyHtml(): AstroIntegration {
  return {
    name: 'tidy-html',
    hooks: {
      'astro:build:done': async ({ dir, pages }) => {
        const dist = fileURLToPath(dir);
        for (const { pathname } of pages) {
          const file = join(dist, pageFile(pathname));
          await writeFile(file, tidied(await readFile(file, 'utf8')));
        }
      },
    },
  };
}

export function tidied(html: string): string {
  return stylesInHead(html)
    .replace(tag, (whole) =>
      whole.startsWith('<script')
        ? whole
        : whole.replace(reactNames, (found) =>
            found.startsWith('"') ? found : found.toLowerCase(),
          ),
    )
    .replace(/(<astro-island) uid="[^"]*"/g, '$1')
    .replace(/ opts="\{&quot;name&quot;:&quot;\w+&quot;,&quot;value&quot;:true\}"/g, ' opts="{}"')
    .replace(/<(path|circle|rect|polyline|ellipse)\b([^>]*)><\/\1>/g, '<$1$2/>');
}

/** Tags with their attributes, and scripts as a whole so that their text stays what it is. */
const tag = /<script\b[\s\S]*?<\/script>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/** Attributes that React writes in its own spelling; those of drawings are rightly mixed. Values pass. */
const reactNames =
  /"[^"]*"|(?<=\s)(?:autoComplete|autoFocus|crossOrigin|dateTime|encType|enterKeyHint|fetchPriority|formAction|hrefLang|inputMode|maxLength|minLength|noValidate|popoverTarget|popoverTargetAction|readOnly|referrerPolicy|rowSpan|colSpan|spellCheck|srcSet|tabIndex)(?=[=\s/>])/g;

/** Moves styles out of the body, with the noscript around them where they serve only without script. */
function stylesInHead(html: string): string {
  const end = html.indexOf('</head>');
  if (end === -1) return html;
  let moved = '';
  const body = html.slice(end).replace(styles, (found) => {
    moved += found;
    return '';
  });
  return html.slice(0, end) + moved + body;
}

const styles = /<noscript>\s*<style>[^<]*<\/style>\s*<\/noscript>|<style>[^<]*<\/style>/g;
