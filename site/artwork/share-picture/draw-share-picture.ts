import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fontFaces } from '../font-faces.ts';
import { measureText } from '../measure-text.ts';
import { outlineText } from '../outline-text.ts';
import { type Category, palette } from '../parts/palette.ts';
import { fitTitle, type Title } from './fit-title.ts';
import { chipSize, SharePicture, titleBox, titleTracking } from './SharePicture.tsx';
import { type ShareSource, shareArt } from './share-art.ts';

export type ShareSubject = {
  title: Title;
  art: ShareSource;
  category: Category;
  /** The text of the chip above the title. Pages without a category have no chip. */
  chip?: string | undefined;
  company: string;
};

/** Draws a page's share picture as a 1200x630 SVG. Text is outlined, so it needs no font. */
export async function drawSharePicture(subject: ShareSubject): Promise<string> {
  const { title, art, category, chip, company } = subject;
  const faces = await fontFaces();
  const measure = (words: string) => measureText(words, faces.display, 1, titleTracking);
  const fitted = fitTitle(title, titleBox, measure);
  const picture = createElement(SharePicture, {
    title: fitted,
    markWidth: measure(fitted.mark) * fitted.size,
    lastLineWidth: measure(fitted.lines.at(-1) ?? '') * fitted.size,
    art: shareArt(art),
    category,
    chip: chip ? { label: chip, width: measureText(chip, faces.bold, chipSize) } : undefined,
    company: { name: company, size: Math.min(32, 440 / measure(company)) },
  });
  const markup = renderToStaticMarkup(picture)
    .replaceAll('var(--color-accent)', palette.accent)
    .replaceAll('currentColor', palette.ink);
  return outlineText(markup, faces);
}
