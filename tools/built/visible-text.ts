import type { CheerioAPI } from 'cheerio';

/**
 * Returns a function that tells whether a visitor can read the given words together on the page.
 */
export function visibleText($: CheerioAPI): (words: string) => boolean {
  const body = $('body').clone();
  body.find('script, style, noscript, template, [hidden], dialog:not([open])').remove();
  const pieces: string[] = [];
  body
    .find('*')
    .addBack()
    .contents()
    .each((_, node) => {
      if (node.type === 'text') pieces.push(node.data);
    });
  // Words count even if they are split by a tag ("<b>3</b> keywords") or between paragraphs.
  const texts = [body.text(), pieces.join(' ')].map(normal);
  return (words) => texts.some((text) => text.includes(normal(words)));
}

function normal(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
