import { type Problem, problemsIn, type ValuesOf } from './fields.ts';

/**
 * Calculates what an order of one unit earns, and how much of that may be spent on advertising. All
 * amounts are in one currency, and rates are percentages. The starting values are the kettle in the
 * article `acos-break-even`.
 *
 * - `price`: the listed price. `taxIncluded`: whether it includes VAT; if not, tax is added at
 *   checkout.
 * - `registered`: whether the seller is registered for VAT. If not, they owe no tax on the price
 *   and can't reclaim `inputTaxRate` on goods, fees and clicks. Amazon adds this tax to its
 *   invoices; `bid` and the report exclude it.
 * - `salesWithTax`: whether the report counts what the customer paid, including tax.
 * - `landed`, `fulfilment`: costs per unit without reclaimable tax. `referral`: a percentage of
 *   `price`.
 * - `returnRate`: the percentage of orders that are returned. `returnCost`: everything that the
 *   seller then loses, including the margin.
 * - `conversion`: orders per hundred clicks. `keep`: the profit wanted on each order. `bid`: the
 *   cost of a click.
 */
export const acosFields = {
  price: { kind: 'number', start: 24, min: 0.01, max: 1e6 },
  taxRate: { kind: 'number', start: 20, min: 0, max: 100 },
  taxIncluded: { kind: 'flag', start: true },
  registered: { kind: 'flag', start: true },
  salesWithTax: { kind: 'flag', start: true },
  landed: { kind: 'number', start: 6.4, min: 0, max: 1e6 },
  referral: { kind: 'number', start: 15, min: 0, max: 100 },
  fulfilment: { kind: 'number', start: 3.5, min: 0, max: 1e6 },
  inputTaxRate: { kind: 'number', start: 20, min: 0, max: 100 },
  returnRate: { kind: 'number', start: 5, min: 0, max: 100 },
  returnCost: { kind: 'number', start: 10, min: 0, max: 1e6 },
  conversion: { kind: 'number', start: 10, min: 0.01, max: 100 },
  keep: { kind: 'number', start: 2.4, min: 0, max: 1e6 },
  bid: { kind: 'number', start: 0.45, min: 0.01, max: 1000 },
} as const;

export type AcosInput = ValuesOf<typeof acosFields>;

export type AcosLine =
  | 'price'
  | 'tax'
  | 'landed'
  | 'referral'
  | 'fulfilment'
  | 'inputTax'
  | 'returns';

/**
 * The price, the costs that come off it, and what is left before advertising. Costs are negative,
 * and lines of zero are left out.
 */
export type Margin = {
  lines: { line: AcosLine; amount: number }[];
  /** What is left of one order before advertising. */
  margin: number;
  /** The value of the sale in the report. */
  sale: number;
  /**
   * The cost of a click with a bid of 1. It is more than 1 if the tax on the click can't be
   * reclaimed.
   */
  clickTax: number;
};

export type Acos =
  | { kind: 'problems'; problems: Problem[] }
  /** Nothing is left before advertising. Every click would add to the loss, so there is no bid. */
  | ({ kind: 'no-margin' } & Margin)
  | ({
      kind: 'acos';
      /**
       * The percentage of the sale at which advertising uses up the whole margin, and the matching
       * bid.
       */
      breakEven: { acos: number; bid: number };
      /** The same with `keep` left over. It is undefined if `keep` is the whole margin or more. */
      target: { acos: number; bid: number } | undefined;
      atBid: BidEffect;
    } & Margin);

/** The effect of a click price on an order, if every click costs as much as the bid. */
export type BidEffect = {
  /**
   * The cost of advertising for one order: the bid divided by the conversion rate, plus
   * non-reclaimable tax.
   */
  adCost: number;
  /** Advertising as a percentage of the sale in the report, without the tax on clicks. */
  acos: number;
  /** The profit left on the order. It is negative if the order makes a loss. */
  profit: number;
  /** The number of clicks that one order can pay for. */
  clicks: number;
  /** The percentage of clicks that must become orders to break even. It may be above 100. */
  conversionNeeded: number;
};

/** Calculates break-even ACOS, the target and the highest bid for one unit. */
export function acos(input: AcosInput): Acos {
  const problems = problemsIn(acosFields, input);
  if (problems.length > 0) return { kind: 'problems', problems };
  const left = marginOf(input);
  const { margin, sale, clickTax } = left;
  if (margin <= 0) return { kind: 'no-margin', ...left };
  const spend = (amount: number) => ({
    acos: (amount / clickTax / sale) * 100,
    bid: ((amount / clickTax) * input.conversion) / 100,
  });
  return {
    kind: 'acos',
    ...left,
    breakEven: spend(margin),
    target: input.keep < margin ? spend(margin - input.keep) : undefined,
    atBid: bidEffect({ ...left, conversion: input.conversion }, input.bid),
  };
}

function marginOf(input: AcosInput): Margin {
  const { price, taxRate, taxIncluded, registered, landed, fulfilment } = input;
  const rate = registered ? taxRate / 100 : 0;
  const withoutTax = taxIncluded ? price / (1 + rate) : price;
  const referral = (price * input.referral) / 100;
  const inputTax = ((landed + referral + fulfilment) * input.inputTaxRate) / 100;
  const lines: Margin['lines'] = [
    { line: 'price', amount: price },
    { line: 'tax', amount: withoutTax - price },
    { line: 'landed', amount: -landed },
    { line: 'referral', amount: -referral },
    { line: 'fulfilment', amount: -fulfilment },
    { line: 'inputTax', amount: registered ? 0 : -inputTax },
    { line: 'returns', amount: -(input.returnRate * input.returnCost) / 100 },
  ];
  return {
    lines: lines.filter(({ amount }) => amount !== 0),
    margin: exact(lines.reduce((sum, { amount }) => sum + amount, 0)),
    sale: input.salesWithTax ? withoutTax * (1 + rate) : withoutTax,
    clickTax: registered ? 1 : 1 + input.inputTaxRate / 100,
  };
}

const partOf = {
  tax: 'tax',
  landed: 'goods',
  referral: 'fees',
  fulfilment: 'fees',
  inputTax: 'tax',
  returns: 'goods',
} as const satisfies Record<Exclude<AcosLine, 'price'>, string>;

export type PricePart = 'goods' | 'tax' | 'fees' | 'left' | 'keep' | 'loss';

/**
 * Splits the price into the costs and what is left. `keep` is within `left`. If the costs are above
 * the price, `loss` is the share of them that the price doesn't cover. Parts of zero are left out.
 */
export function priceParts(
  { lines, margin }: Margin,
  keep: number,
): { part: PricePart; amount: number }[] {
  const cost = (part: PricePart) =>
    lines.reduce(
      (sum, { line, amount }) =>
        line !== 'price' && partOf[line] === part ? exact(sum - amount) : sum,
      0,
    );
  return [
    ...(['goods', 'tax', 'fees'] as const).map((part) => ({ part, amount: cost(part) })),
    { part: 'left' as const, amount: margin },
    { part: 'keep' as const, amount: keep < margin ? keep : 0 },
    { part: 'loss' as const, amount: -margin },
  ].filter(({ amount }) => amount > 0);
}

/**
 * Calculates the effect of a bid on an order. To compare two bids, call it twice. `margin` must be
 * above zero.
 */
export function bidEffect(
  {
    margin,
    sale,
    clickTax,
    conversion,
  }: Pick<Margin, 'margin' | 'sale' | 'clickTax'> & { conversion: number },
  bid: number,
): BidEffect {
  const clicks = bid / (conversion / 100);
  const adCost = clicks * clickTax;
  return {
    adCost,
    acos: (clicks / sale) * 100,
    profit: exact(margin - adCost),
    clicks: margin / (bid * clickTax),
    conversionNeeded: ((bid * clickTax) / margin) * 100,
  };
}

type BidRow = 'target' | 'own' | 'more' | 'breakEven';

/** Returns the visitor's bid and the other valid bids, lowest first. */
export function bidsToCompare(
  { target, breakEven }: Extract<Acos, { kind: 'acos' }>,
  own: number,
): [BidRow, number][] {
  const more = Math.round(exact(own * 110)) / 100;
  const rows: [BidRow, number][] = [
    ['target', target ? highestBid(target.bid) : 0],
    ['own', own],
    ['more', more > own ? more : 0],
    ['breakEven', highestBid(breakEven.bid)],
  ];
  return rows.filter(([, bid]) => bid > 0).toSorted(([, one], [, other]) => one - other);
}

/** Rounds a bid down to whole pence, so that it is never above its limit. */
export function highestBid(bid: number): number {
  return Math.floor(exact(bid * 100)) / 100;
}

/** Rounds to a millionth, so that rounding errors don't count as a margin. */
function exact(amount: number): number {
  return Math.round(amount * 1e6) / 1e6 + 0;
}
