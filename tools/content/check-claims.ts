import { problemLine } from './mend.ts';
import type { Content } from './read.ts';
import { stringsIn } from './strings-in.ts';

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const date = new RegExp(
  `\\b(?:\\d{1,2} (?:${months})|(?:${months}) \\d{1,2},?) 20\\d\\d\\b|\\b20\\d\\d-\\d\\d-\\d\\d\\b`,
);
const discount = /\d\s*%|\{percent\}|\bdiscount|\boff\b|\bsave\b|\blimited time\b/i;

/**
 * Dates and discounts are only in offers.yaml, where they expire. Headlines end with their mark.
 */
export function checkClaims(content: Content): string[] {
  return [
    ...checkHeadlines(content),
    ...checkDates(content),
    ...checkEvergreen(content),
    ...checkOfferLines(content),
    ...checkShares(content),
  ];
}

function checkHeadlines({ pages }: Content): string[] {
  return pages.flatMap((file) =>
    [...stringsIn(file.data)].flatMap(({ path, text }) => {
      if (path.at(-1) !== 'mark') return [];
      const whole = [...stringsIn(file.data)].find(
        (each) => each.path.join() === [...path.slice(0, -1), 'text'].join(),
      );
      if (whole?.text.endsWith(text)) return [];
      return [problemLine(file, path, 'write the last words of the headline above', text)];
    }),
  );
}

function checkDates({ pages, services, pricing, navigation, categories }: Content): string[] {
  const files = [...pages, ...services, ...pricing, navigation, categories];
  return files
    .filter((file) => file !== undefined)
    .flatMap((file) =>
      [...stringsIn(file.data)]
        .filter(({ text }) => date.test(text))
        .map(({ path, text }) =>
          problemLine(file, path, 'move dated promises to content/site/offers.yaml', text),
        ),
    );
}

function checkEvergreen({ offers }: Content): string[] {
  if (!offers) return [];
  return [...stringsIn(offers.data.promo.after)]
    .filter(({ text }) => discount.test(text) || date.test(text))
    .map(({ path, text }) =>
      problemLine(
        offers,
        ['promo', 'after', ...path],
        'remove the discount or date: this is shown after the offer has ended',
        text,
      ),
    );
}

/** If a page says "25% OFF", offers.yaml has a standing offer with that discount. */
function checkOfferLines({ pages, offers }: Content): string[] {
  if (!offers) return [];
  const standing = offers.data.standing.map(({ percent }) => percent);
  return pages.flatMap((file) =>
    [...stringsIn(file.data)].flatMap(({ path, text }) => {
      const percent = /(\d+)\s*%\s*off\b/i.exec(text)?.[1];
      if (percent === undefined || standing.includes(Number(percent))) return [];
      return [
        problemLine(file, path, 'claim only a discount that is in content/site/offers.yaml', text),
      ];
    }),
  );
}

function checkShares({ sourcing }: Content): string[] {
  const sum = sourcing?.data.regions.reduce((total, { percent }) => total + percent, 0) ?? 100;
  if (!sourcing || sum === 100) return [];
  return [problemLine(sourcing, ['regions'], 'make the shares add up to 100', sum)];
}
