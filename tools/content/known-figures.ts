import {
  type Figures,
  figuresByName,
  namesOfFigures,
  type PricedService,
  type PricedSet,
} from '../../site/lib/figures.ts';
import { stringsIn } from './strings-in.ts';

/** Names of the files, whether they fit their schema or not. */
type Slugs = { services: ReadonlySet<string>; pricing: ReadonlySet<string> };

const standIn: Figures = { price: '£000', days: '00' };

/**
 * The figures that sentences of pages may name. A service or set of packages whose own file does
 * not fit has stand-ins: that is named once, not in every sentence about it.
 */
export function knownFigures(
  slugs: Slugs,
  services: readonly PricedService[],
  sets: readonly PricedSet[],
  pages: readonly unknown[],
): Map<string, Figures> {
  const broken = slugs.pricing.difference(new Set(sets.map(({ slug }) => slug)));
  const brokenPackages = [...stringsIn(pages)]
    .flatMap(({ text }) => namesOfFigures(text))
    .filter((name) => name.includes('/') && broken.has(name.slice(0, name.indexOf('/'))));
  return new Map([
    ...[...slugs.services, ...brokenPackages].map((name) => [name, standIn] as const),
    ...figuresByName(services, sets),
  ]);
}
