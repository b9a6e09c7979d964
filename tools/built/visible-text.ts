import type { CheerioAPI } from 'cheerio';

/** Whether a visitor can read these words on a page as one text. */
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
  // Words may be split by a tag ("<b>3</b> keywords") or by a paragraph: both count as one text.
  const texts = [body.text(), pieces.join(' ')].map(normal);
  return (words) => texts.some((text) => text.includes(normal(words)));
}

function normal(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
