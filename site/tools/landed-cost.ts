import { type Problem, problemsIn, type ValuesOf } from './fields.ts';

/**
 * Calculates what a shipment costs at the buyer's door. Amounts are in the buyer's currency except
 * for `unitPrice`, and rates are percentages. The starting values are factory A in the article
 * "What does a product from China really cost at your door?".
 *
 * Sources for the customs value and the import tax:
 * - United Kingdom: gov.uk/guidance/delivery-costs-to-include-in-the-customs-value and
 *   gov.uk/guidance/working-out-the-vat-value-using-the-customs-value-of-the-imported-goods;
 * - European Union: Regulation 952/2013 art. 71(1)(e) and Directive 2006/112 art. 86;
 * - United States: 19 U.S.C. 1401a(b)(4)(A), which excludes international freight and insurance,
 *   and 19 CFR 152.103(a)(5)(i), which doesn't add freight to the port to an ex-factory price that
 *   excludes it.
 *
 * Fields:
 * - `unitPrice` is in the supplier's currency. `rate` is how much of it one unit of the buyer's
 *   currency buys.
 * - `localFreight` is from the factory to the port, with export papers. `freight` and `insurance`
 *   are from port to port. A CIF price includes them; they are only asked for because the United
 *   States deducts them from the customs value.
 * - `clearance` and `delivery` are from the port of arrival to the door. `faulty` is the percentage
 *   of pieces that can't be sold.
 */
export const landedCostFields = {
  destination: { kind: 'choice', start: 'uk', options: ['uk', 'eu', 'us'] },
  terms: { kind: 'choice', start: 'FOB', options: ['EXW', 'FOB', 'CIF', 'DDP'] },
  units: { kind: 'number', start: 1000, min: 1, max: 1e7, whole: true },
  unitPrice: { kind: 'number', start: 4.2, min: 0.0001, max: 1e6 },
  rate: { kind: 'number', start: 1.25, min: 0.0001, max: 1e6 },
  localFreight: { kind: 'number', start: 0, min: 0, max: 1e8 },
  freight: { kind: 'number', start: 285, min: 0, max: 1e8 },
  insurance: { kind: 'number', start: 15, min: 0, max: 1e8 },
  duty: { kind: 'number', start: 4, min: 0, max: 1000 },
  tax: { kind: 'number', start: 20, min: 0, max: 100 },
  taxReclaimable: { kind: 'flag', start: true },
  clearance: { kind: 'number', start: 180, min: 0, max: 1e8 },
  delivery: { kind: 'number', start: 150, min: 0, max: 1e8 },
  inspection: { kind: 'number', start: 240, min: 0, max: 1e8 },
  other: { kind: 'number', start: 30, min: 0, max: 1e8 },
  faulty: { kind: 'number', start: 2, min: 0, max: 99 },
} as const;

export type LandedCostInput = ValuesOf<typeof landedCostFields>;
export type Terms = LandedCostInput['terms'];

const legs = ['localFreight', 'freight', 'insurance', 'duty', 'clearance', 'delivery'] as const;
type Leg = (typeof legs)[number];

/**
 * What the buyer pays on top of the price under Incoterms 2020. The price includes everything else.
 */
export const buyerPays: Record<Terms, readonly Leg[]> = {
  EXW: legs,
  FOB: ['freight', 'insurance', 'duty', 'clearance', 'delivery'],
  CIF: ['duty', 'clearance', 'delivery'],
  DDP: [],
};

export type CostStep = {
  step: 'goods' | Leg | 'importTax' | 'inspection' | 'other' | 'faulty';
  /** The cost for the shipment. For `faulty` it is 0, because faulty pieces cost no extra money. */
  amount: number;
  /**
   * The cost per piece. For `faulty` it is each good piece's share of the cost of the bad ones. The
   * steps add up to `each`.
   */
  each: number;
};

export type LandedCost =
  | { kind: 'problems'; problems: Problem[] }
  | {
      kind: 'cost';
      /** The costs, in order. Steps that cost nothing are left out. */
      steps: CostStep[];
      total: number;
      /**
       * `eachDelivered` is the total divided by all pieces, `each` the total divided by those that
       * can be sold.
       */
      eachDelivered: number;
      each: number;
      /** The value on which duty is charged. Undefined under DDP, where the seller declares it. */
      customsValue: number | undefined;
      /**
       * The tax due on import, whether reclaimable or not. Undefined if the buyer isn't charged any
       * (DDP, United States).
       */
      importTax: { base: number; amount: number; isCost: boolean } | undefined;
    };

/**
 * Calculates total cost and cost per piece, step by step. Duty comes before tax. Reclaimable tax
 * isn't a cost.
 */
export function landedCost(input: LandedCostInput): LandedCost {
  const problems = problemsIn(landedCostFields, input);
  if (problems.length > 0) return { kind: 'problems', problems };
  const goods = (input.units * input.unitPrice) / input.rate;
  const customsValue = customsValueOf(goods, input);
  const duty = ((customsValue ?? 0) * input.duty) / 100;
  const importTax = importTaxOf(customsValue, duty, input);
  const amounts = { ...input, duty };
  const paid: [CostStep['step'], number][] = [
    ['goods', goods],
    ...buyerPays[input.terms].map((leg): [Leg, number] => [leg, amounts[leg]]),
    ['importTax', importTax?.isCost ? importTax.amount : 0],
    ['inspection', input.inspection],
    ['other', input.other],
  ];
  const total = paid.reduce((sum, [, amount]) => sum + amount, 0);
  const eachDelivered = total / input.units;
  const each = eachDelivered / (1 - input.faulty / 100);
  const steps = paid
    .map(([step, amount]) => ({ step, amount, each: amount / input.units }))
    .concat({ step: 'faulty', amount: 0, each: each - eachDelivered })
    .filter((step) => step.each > 0);
  return { kind: 'cost', steps, total, eachDelivered, each, customsValue, importTax };
}

const costParts = [
  'goods',
  'freight',
  'duty',
  'importTax',
  'delivery',
  'inspection',
  'faulty',
] as const;
type CostPart = (typeof costParts)[number];

const partOf: Record<CostStep['step'], CostPart> = {
  goods: 'goods',
  localFreight: 'freight',
  freight: 'freight',
  insurance: 'freight',
  duty: 'duty',
  importTax: 'importTax',
  clearance: 'delivery',
  delivery: 'delivery',
  inspection: 'inspection',
  other: 'inspection',
  faulty: 'faulty',
};

/** Groups the costs per piece. Parts of zero are left out. */
export function partsOf(steps: readonly CostStep[]): { part: CostPart; each: number }[] {
  return costParts
    .map((part) => ({
      part,
      each: steps.reduce((sum, { step, each }) => (partOf[step] === part ? sum + each : sum), 0),
    }))
    .filter(({ each }) => each > 0);
}

/**
 * The customs value in the United Kingdom and the EU is cost, insurance and freight. The United
 * States excludes international freight and insurance.
 */
function customsValueOf(goods: number, input: LandedCostInput): number | undefined {
  const { terms, destination, localFreight, freight, insurance } = input;
  if (terms === 'DDP') return undefined;
  const voyage = freight + insurance;
  if (destination === 'us') return terms === 'CIF' ? Math.max(0, goods - voyage) : goods;
  const toPort = terms === 'EXW' ? localFreight : 0;
  return terms === 'CIF' ? goods : goods + toPort + voyage;
}

/**
 * The tax base is the customs value plus duty and the costs up to the first inland destination. The
 * United States charges no such tax on import.
 */
function importTaxOf(customsValue: number | undefined, duty: number, input: LandedCostInput) {
  if (customsValue === undefined || input.destination === 'us') return undefined;
  const base = customsValue + duty + input.clearance + input.delivery;
  return { base, amount: (base * input.tax) / 100, isCost: !input.taxReclaimable };
}
