/**
 * A plan is a list of items: `local-seo` is the managed service, `local-seo:premium` a package of it.
 * Items come from addresses and forms; names, prices and days only ever from the catalogue.
 */
export const planLimit = 50;

export const currencies = ['GBP', 'USD'] as const;
export const priceKinds = ['from', 'fixed', 'up-to'] as const;
export const reasonsLeftOut = ['unknown', 'double', 'too-many'] as const;

/** Managed services have a price in pounds to start from, packages one in dollars; see site/schemas/. */
export type Price = {
  kind: (typeof priceKinds)[number];
  amount: number;
  currency: (typeof currencies)[number];
};
/** Of a plan that was stored: kinds and currencies may be those of another day. */
export type StoredPrice = { kind: string; amount: number; currency: string };
/** A number of days, or words where the scope decides. */
export type Delivery = { kind: 'days'; days: number } | { kind: 'scope'; text: string };
export type Offer = { name: string; price: Price; delivery: Delivery };

/** Services by slug in the order of the site, each with its packages by slug. */
export type Catalogue = Record<string, Offer & { packages: Record<string, Offer> }>;

export type PlanLine = {
  item: string;
  /** Names. */
  service: string;
  package: string | null;
  price: Price;
  delivery: Delivery;
};

export type LeftOut = { item: string; reason: (typeof reasonsLeftOut)[number] };

/** Lines stand in the catalogue's order, whatever the order of the items. */
export type Plan = { lines: PlanLine[]; leftOut: LeftOut[] };

export function itemOf(service: string, tier?: string): string {
  return tier ? `${service}:${tier}` : service;
}

export function slugsOf(item: string): { service: string; package: string } {
  const [service = '', tier = ''] = item.split(':');
  return { service, package: tier };
}

/**
 * The names of a service and a package, undefined where they are none (any more). A package has one
 * name wherever it is sold, and older enquiries name packages of other services.
 */
export function namesOf(
  catalogue: Catalogue,
  chosen: { service: string | null; package: string | null },
): { service: string | undefined; package: string | undefined } {
  const seller = Object.values(catalogue).find(({ packages }) => ownOf(packages, chosen.package));
  return {
    service: ownOf(catalogue, chosen.service)?.name,
    package: ownOf(seller?.packages ?? {}, chosen.package)?.name,
  };
}

function ownOf<T>(record: Record<string, T>, slug: string | null): T | undefined {
  return slug !== null && Object.hasOwn(record, slug) ? record[slug] : undefined;
}

/** Everything that can be planned. */
export function everyLine(catalogue: Catalogue): PlanLine[] {
  return Object.entries(catalogue).flatMap(
    ([slug, { name: service, price, delivery, packages }]) => [
      { item: slug, service, package: null, price, delivery },
      ...Object.entries(packages).map(([tier, { name, ...terms }]) => ({
        item: itemOf(slug, tier),
        service,
        package: name,
        ...terms,
      })),
    ],
  );
}

export function planOf(items: readonly string[], catalogue: Catalogue): Plan {
  const all = everyLine(catalogue);
  const known = new Set(all.map(({ item }) => item));
  const wanted = new Set<string>();
  const doubles = new Set<string>();
  for (const item of items) (wanted.has(item) ? doubles : wanted).add(item);
  const found = all.filter(({ item }) => wanted.has(item));
  const leave = (reason: LeftOut['reason'], left: Iterable<string>) =>
    [...left].sort().map((item) => ({ item, reason }));
  return {
    lines: found.slice(0, planLimit),
    leftOut: [
      ...leave(
        'unknown',
        [...wanted].filter((item) => !known.has(item)),
      ),
      ...leave(
        'double',
        [...doubles].filter((item) => known.has(item)),
      ),
      ...leave(
        'too-many',
        found.slice(planLimit).map(({ item }) => item),
      ),
    ],
  };
}

/** What an address or a form asks for, as its query or body was parsed. */
export type Asked = { item?: unknown; service?: unknown; package?: unknown };

/**
 * The items that are asked for. `service` and `package` of older links and of the form's lists are an
 * item as well; a package that the service is not sold in is one of its own, so that the service stays.
 */
export function itemsAsked(asked: Asked, catalogue: Catalogue): string[] {
  const [service = ''] = readTexts(asked.service);
  const [tier] = readTexts(asked.package);
  const chosen = itemOf(service, tier);
  const isSold = planOf([chosen], catalogue).lines.length > 0;
  const older = isSold ? [chosen] : [...new Set([service, chosen])];
  return [...(service ? older : []), ...readTexts(asked.item)];
}

/** The longest item has two slugs of 60 letters. */
const textLimit = 121;
const textsAtMost = 2 * planLimit;

/** None, one or many texts, each on one line; what is no text is left out, and what goes on too long. */
export function readTexts(value: unknown): string[] {
  return [value]
    .flat()
    .flatMap((text) => (typeof text === 'string' ? [text.replace(/\p{C}+/gu, '').trim()] : []))
    .filter((text) => text !== '')
    .map((text) => text.slice(0, textLimit).toWellFormed())
    .slice(0, textsAtMost);
}

export function addItem(items: readonly string[], item: string): string[] {
  return items.includes(item) ? [...items] : [...items, item];
}

export function removeItem(items: readonly string[], item: string): string[] {
  return items.filter((other) => other !== item);
}

/** What a form says of the price that stood beside an item: `local-seo:premium=250`. */
export function seenPrice({ item, price }: PlanLine): string {
  return `${item}=${price.amount}`;
}

/** Amounts by item. */
export function readSeenPrices(texts: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    texts.flatMap((text) => {
      const [, item, amount] = /^([a-z0-9:-]+)=(\d{1,7})$/.exec(text) ?? [];
      return item ? [[item, Number(amount)] as const] : [];
    }),
  );
}

/**
 * One sum for each currency, pounds first; they are never added to one another. One price to start
 * from makes the sum one, and so does one that is the highest.
 */
export function totalsOf(lines: readonly { price: StoredPrice }[]): StoredPrice[] {
  const all = lines.map(({ price }) => price);
  return [...new Set<string>([...currencies, ...all.map(({ currency }) => currency)])].flatMap(
    (currency) => {
      const prices = all.filter((price) => price.currency === currency);
      if (prices.length === 0) return [];
      const has = (kind: Price['kind']) => prices.some((price) => price.kind === kind);
      const kind = has('up-to') ? 'up-to' : has('from') ? 'from' : 'fixed';
      return [{ kind, amount: prices.reduce((sum, { amount }) => sum + amount, 0), currency }];
    },
  );
}

type TimedLine = Omit<PlanLine, 'price'>;

export type PlanTime = {
  /** Until everything is ready that has a number of days, if it starts together. */
  days: number;
  /** The line that takes them, the first of several. */
  longest: TimedLine | null;
  /** Lines whose scope decides. */
  byScope: TimedLine[];
};

export function timeOf(lines: readonly TimedLine[]): PlanTime {
  const days = Math.max(0, ...lines.map(daysOf));
  return {
    days,
    longest: lines.find((line) => days > 0 && daysOf(line) === days) ?? null,
    byScope: lines.filter(({ delivery }) => delivery.kind === 'scope'),
  };
}

function daysOf({ delivery }: TimedLine): number {
  return delivery.kind === 'days' ? delivery.days : 0;
}
