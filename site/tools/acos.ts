import { type Problem, problemsIn, type ValuesOf } from './fields.ts';

/**
 * What one order of one unit earns, and how much of that advertising may cost. Money is in one
 * currency, rates are percentages.
 * The starting values are the kettle of the article "What is a good ACOS for your product?".
 *
 * - `price`: as listed. `taxIncluded`: whether it includes VAT; if not, tax is added at checkout.
 * - `registered`: whether the seller is registered for VAT. If not, they owe none on the price and can't reclaim
 *   `inputTaxRate` on goods, fees and clicks. Amazon adds it to its invoices; `bid` and the report exclude it.
 * - `salesWithTax`: the report counts what the customer paid, including tax.
 * - `landed`, `fulfilment`: per unit, without reclaimable tax. `referral`: of `price`.
 * - `returnRate` of orders are returned; `returnCost` is everything the seller then loses, including the margin.
 * - `conversion`: orders per hundred clicks. `keep`: the profit wanted on each order. `bid`: the cost of a click.
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

/** How the price breaks down into costs (negative; zeros are left out) and what is left before advertising. */
export type Margin = {
  lines: { line: AcosLine; amount: number }[];
  /** What is left of one order before advertising. */
  margin: number;
  /** The sale as the report counts it. */
  sale: number;
  /** What a click with a bid of 1 costs: more than 1 if the tax on it can't be reclaimed. */
  clickTax: number;
};

export type Acos =
  | { kind: 'problems'; problems: Problem[] }
  /** Nothing is left before advertising: every click would add to the loss, so there is no bid. */
  | ({ kind: 'no-margin' } & Margin)
  | ({
      kind: 'acos';
      /** The percentage of the sale that advertising may cost before the order earns nothing, and the matching bid. */
      breakEven: { acos: number; bid: number };
      /** The same with `keep` left over; undefined if `keep` is the whole margin or more. */
      target: { acos: number; bid: number } | undefined;
      atBid: BidEffect;
    } & Margin);

/** What a click price does to an order, if every click really costs the bid. */
export type BidEffect = {
  /** Advertising for one order: the bid divided by the conversion rate, with non-reclaimable tax. */
  adCost: number;
  /** Percentage of the sale, as reported: without the tax on clicks. */
  acos: number;
  /** What the order keeps; negative if it loses money. */
  profit: number;
  /** Clicks that one order can pay for. */
  clicks: number;
  /** Percentage of clicks that must become orders for the bid to break even; may be above 100. */
  conversionNeeded: number;
};

/** Break-even ACOS, target and highest bid for one unit. */
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

/** The effect of a bid on an order; for a change of bid, call it twice. `margin` must be above zero. */
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

/** The visitor's bid among other valid ones, lowest first. */
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

/** Whole pence: a bid is never rounded up above its limit. */
export function highestBid(bid: number): number {
  return Math.floor(exact(bid * 100)) / 100;
}

/** Rounded to a millionth, so that rounding errors aren't taken for a margin. */
function exact(amount: number): number {
  return Math.round(amount * 1e6) / 1e6 + 0;
}
