/**
 * A plan is a list of items: `local-seo` is the managed service, `local-seo:premium` one of its
 * packages. Items come from URLs and forms; names, prices and days always come from the catalogue.
 */
export const planLimit = 50;

export const currencies = ['GBP', 'USD'] as const;
export const priceKinds = ['from', 'fixed', 'up-to'] as const;
export const reasonsLeftOut = ['unknown', 'double', 'too-many'] as const;
export const reasonsRepeated = ['covered', 'twice'] as const;

/** Managed services have a "from" price in pounds, packages a price in dollars (site/schemas/). */
export type Price = {
  kind: (typeof priceKinds)[number];
  amount: number;
  currency: (typeof currencies)[number];
};
/** A price in a stored plan: its kind and currency may no longer exist. */
export type StoredPrice = { kind: string; amount: number; currency: string };
/** A number of days, or wording if delivery depends on scope. */
export type Delivery = { kind: 'days'; days: number } | { kind: 'scope'; text: string };
export type Offer = { name: string; price: Price; delivery: Delivery };

/**
 * Services by slug in site order, each with its category, its packages by slug, and the services
 * that its managed work includes.
 */
export type Catalogue = Record<
  string,
  Offer & { category: string; packages: Record<string, Offer>; covers?: string[] | undefined }
>;

export type PlanLine = {
  item: string;
  /** The names of the service and package, not their slugs. */
  service: string;
  package: string | null;
  price: Price;
  delivery: Delivery;
};

export type LeftOut = { item: string; reason: (typeof reasonsLeftOut)[number] };

/** Lines are in catalogue order, whatever order the items came in. */
export type Plan = { lines: PlanLine[]; leftOut: LeftOut[] };

export function itemOf(service: string, tier?: string): string {
  return tier ? `${service}:${tier}` : service;
}

export function slugsOf(item: string): { service: string; package: string } {
  const [service = '', tier = ''] = item.split(':');
  return { service, package: tier };
}

/**
 * The names of a service and a package; undefined if they don't exist or no longer do. The package
 * may belong to another service, as it does in some older enquiries: a package has the same name in
 * every service.
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

/** Everything that can be part of a plan. */
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

/** Work that is in a plan twice: lines that `by` covers, or all the lines for its service. */
export type Repeated = {
  reason: (typeof reasonsRepeated)[number];
  by: PlanLine;
  lines: readonly PlanLine[];
};

export function repeatedIn(lines: readonly PlanLine[], catalogue: Catalogue): Repeated[] {
  return lines.flatMap((by): Repeated[] => {
    const linesOf = (services: string[] = []) =>
      lines.filter(({ item }) => services.includes(slugsOf(item).service));
    const covered = linesOf(ownOf(catalogue, by.item)?.covers);
    const same = linesOf([slugsOf(by.item).service]);
    return [
      ...(covered.length > 0 ? [{ reason: 'covered', by, lines: covered } as const] : []),
      ...(same.length > 1 && same[0] === by ? [{ reason: 'twice', by, lines: same } as const] : []),
    ];
  });
}

/** The conditions of `data-plan-if` that a plan meets; see page-slots.ts. */
export function conditionsOf({ lines, leftOut }: Plan, catalogue: Catalogue): Set<string> {
  const { days, daysInTurn } = timeOf(lines);
  return new Set([
    lines.length > 0 ? 'lines' : 'empty',
    ...(lines.length === 1 ? ['one'] : []),
    ...(lines.length > 1 ? ['several'] : []),
    ...(leftOut.length > 0 ? ['left-out'] : []),
    ...(repeatedIn(lines, catalogue).length > 0 ? ['repeated'] : []),
    ...(days < daysInTurn ? ['in-turn'] : []),
    ...lines.map(({ price }) => price.currency),
    ...lines.flatMap(({ item }) => ownOf(catalogue, slugsOf(item).service)?.category ?? []),
    ...lines.filter(({ package: tier }) => tier === null).map(({ item }) => managedCondition(item)),
  ]);
}

/** The condition for a plan that includes this service as managed work. */
export function managedCondition(service: string): string {
  return `managed-${service}`;
}

/** What a URL or a form asks for, as parsed from its query or body. */
export type Asked = { item?: unknown; service?: unknown; package?: unknown };

/**
 * The items asked for. `service` and `package`, from older links and the form's select lists, are
 * combined into an item. If the service has no such package, the service also becomes an item of
 * its own, so that it isn't lost.
 */
export function itemsAsked(asked: Asked, catalogue: Catalogue): string[] {
  const [service = ''] = readTexts(asked.service);
  const [tier] = readTexts(asked.package);
  const chosen = itemOf(service, tier);
  const isSold = planOf([chosen], catalogue).lines.length > 0;
  const older = isSold ? [chosen] : [...new Set([service, chosen])];
  return [...(service ? older : []), ...readTexts(asked.item)];
}

/** The longest item with its price: two slugs of 60 characters, a colon and "=1000000". */
const textLimit = 129;
const textsAtMost = 2 * planLimit;

/**
 * Reads a string or a list as single lines of text. Other values are left out, and long strings
 * and lists are cut off.
 */
export function readTexts(value: unknown): string[] {
  return [value]
    .flat()
    .flatMap((text) =>
      typeof text === 'string' ? [text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, '').trim()] : [],
    )
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

/** The price shown beside an item, as a form sends it: `local-seo:premium=250`. */
export function seenPrice({ item, price }: PlanLine): string {
  return `${item}=${price.amount}`;
}

/** The prices shown, by item. */
export function readSeenPrices(texts: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    texts.flatMap((text) => {
      const [, item, amount] = /^([a-z0-9:-]+)=(\d{1,7})$/.exec(text) ?? [];
      return item ? [[item, Number(amount)] as const] : [];
    }),
  );
}

/**
 * One total per currency, pounds first; currencies are never added together. One "up to" price
 * makes the total an "up to" price; otherwise one "from" price makes it a "from" price.
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
  /**
   * Days until everything with a fixed delivery time is ready, if all work starts on the same day.
   */
  days: number;
  /** The same if each job waits for the one before. */
  daysInTurn: number;
  /** The line that takes longer than all others. */
  longest: TimedLine | null;
  /** Lines whose delivery depends on scope. */
  byScope: TimedLine[];
};

export function timeOf(lines: readonly TimedLine[]): PlanTime {
  const days = Math.max(0, ...lines.map(daysOf));
  const [longest, ...others] = lines.filter((line) => days > 0 && daysOf(line) === days);
  return {
    days,
    daysInTurn: lines.reduce((sum, line) => sum + daysOf(line), 0),
    longest: others.length > 0 ? null : (longest ?? null),
    byScope: lines.filter(({ delivery }) => delivery.kind === 'scope'),
  };
}

function daysOf({ delivery }: TimedLine): number {
  return delivery.kind === 'days' ? delivery.days : 0;
}
