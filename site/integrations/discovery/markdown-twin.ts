import * as cheerio from 'cheerio';
import TurndownService from 'turndown';
import { stringify } from 'yaml';
import { readHtml } from '../read-html.ts';
import type { FoundPage } from './found-pages.ts';

/**
 * Turns a page into Markdown: its title, description and URL, then its main content with full URLs.
 */
export function markdownTwin({ title, description, address, html }: FoundPage): string {
  const head = stringify({ title, description, url: address }, { lineWidth: 0 });
  const $ = readHtml(html);
  const main = $('main');
  main.find(silent).remove();
  main.find('[href^="/"]').each((_, link) => {
    $(link).attr('href', new URL($(link).attr('href') ?? '', address).href);
  });
  main.find('img[src^="/"]').each((_, image) => {
    $(image).attr('src', new URL($(image).attr('src') ?? '', address).href);
  });
  main.find('a:has(h2, h3, h4, p, div, li)').each((_, link) => linkHeading($(link)));
  main.find('dt').each((_, term) => {
    $(term).replaceWith(`<p><strong>${$(term).html()?.trim()}</strong></p>`);
  });
  // Only CSS separates these elements, so their text needs a space.
  main.find('a + span, b + span, span + span, span + b, small + span, b + b').before(' ');
  return `---\n${head}---\n\n${tidy(service().turndown(main.html() ?? ''))}\n`;
}

/** Everything that is left out: drawings, controls and copies that are only needed on screen. */
const silent =
  'script, style, noscript, template, svg, iframe, form, button, input, select, legend, label:not(li label), dialog, [data-plan-add], summary:not(:has(h2, h3, h4)), .notranslate, [aria-hidden="true"], img[alt=""], nav:has(ol [aria-current]), [role="tablist"], [role="status"], [aria-live]';

function tidy(markdown: string): string {
  return markdown
    .replace(/^( *(?:-|\d+\.)) {2,}/gm, '$1 ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** If a whole card is one link, links only its heading and turns the rest into plain text. */
function linkHeading(link: ReturnType<cheerio.CheerioAPI>): void {
  const href = link.attr('href') ?? '';
  const heading = link.find('h2, h3, h4').first();
  heading.wrapInner(cheerio.load('')('<a>').attr('href', href));
  link.replaceWith(link.contents());
}

function service(): TurndownService {
  const turndown = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '_',
  });
  turndown.addRule('cell', {
    filter: ['th', 'td'],
    replacement: (content) => ` ${content.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim()} |`,
  });
  turndown.addRule('row', {
    filter: 'tr',
    replacement: (content, row) => {
      const isHead = row.parentNode?.nodeName === 'THEAD';
      const line = `|${content}\n`;
      return isHead ? `${line}|${' --- |'.repeat(row.childNodes.length)}\n` : line;
    },
  });
  turndown.addRule('rows', {
    filter: ['thead', 'tbody', 'tfoot'],
    replacement: (content) => content,
  });
  turndown.addRule('caption', {
    filter: 'caption',
    replacement: (content) => `${content}\n\n`,
  });
  turndown.addRule('table', {
    filter: 'table',
    replacement: (content) => `\n\n${content}\n\n`,
  });
  return turndown;
}
