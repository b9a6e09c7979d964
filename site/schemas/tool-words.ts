import { z } from 'zod';
import { line } from './common.ts';

const field = z
  .strictObject({
    label: line(60),
    hint: line(160).optional(),
    options: z
      .record(z.string(), line(60))
      .optional()
      .describe('The labels of its choices, if they differ from the choices themselves.'),
  })
  .meta({ id: 'field', description: 'What the tool asks for.' });
export type ToolFieldWords = z.infer<typeof field>;

const fields = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.record(z.enum(names), field);
export const lines = <const Names extends readonly [string, ...string[]]>(names: Names, max = 60) =>
  z.record(z.enum(names), line(max));
const sentence = line(400);

const acos = z.strictObject({
  name: z.literal('acos').describe('Break-even ACOS and the highest bid.'),
  groups: z.array(line(40)).length(3),
  fields: fields([
    'currency',
    'price',
    'taxRate',
    'taxIncluded',
    'registered',
    'salesWithTax',
    'landed',
    'referral',
    'fulfilment',
    'inputTaxRate',
    'returnRate',
    'returnCost',
    'conversion',
    'keep',
    'bid',
  ]),
  result: line(40).describe('What the large figure is.'),
  loss: line(40).describe('What it is when nothing is left.'),
  sentences: z.strictObject({
    target: sentence,
    noTarget: sentence.describe('When the profit wanted is more than what is left.'),
    noBid: sentence.describe('When even the smallest bid costs more than an order leaves.'),
    clickTax: sentence.describe("When the tax on clicks can't be reclaimed."),
    noMargin: sentence,
    bidEarns: sentence,
    bidLoses: sentence,
  }),
  table: line(60),
  lines: lines(['price', 'tax', 'landed', 'referral', 'fulfilment', 'inputTax', 'returns', 'left']),
  columns: lines(['line', 'amount']),
  bids: z.strictObject({
    caption: line(60),
    columns: lines(['bid', 'clickPrice', 'acos', 'adCost', 'profit']),
    rows: lines(['target', 'own', 'more', 'breakEven']),
  }),
});

const landedCost = z.strictObject({
  name: z.literal('landed-cost').describe('What a shipment costs at the door.'),
  groups: z.array(line(40)).length(3),
  fields: fields([
    'currency',
    'destination',
    'terms',
    'units',
    'unitPrice',
    'rate',
    'localFreight',
    'freight',
    'insurance',
    'duty',
    'tax',
    'taxReclaimable',
    'clearance',
    'delivery',
    'inspection',
    'other',
    'faulty',
  ]),
  result: line(40),
  sentences: z.strictObject({
    each: sentence,
    same: sentence.describe('When nothing is added to the quotation.'),
    customsValue: sentence,
    taxBack: sentence,
    taxCost: sentence,
    delivered: sentence.describe('When the seller pays duty and tax.'),
    deliveredUs: sentence.describe('The same in the United States, which charge no tax at import.'),
  }),
  table: line(60),
  steps: lines([
    'goods',
    'localFreight',
    'freight',
    'insurance',
    'duty',
    'importTax',
    'clearance',
    'delivery',
    'inspection',
    'other',
    'faulty',
    'total',
  ]),
  columns: lines(['step', 'amount', 'each']),
});

const aql = z.strictObject({
  name: z.literal('aql').describe('The size of an inspection and its limits.'),
  groups: z.array(line(40)).length(3),
  fields: fields(['lot', 'level', 'severity', 'critical', 'major', 'minor', 'faulty']),
  result: line(40),
  sentences: z.strictObject({
    same: sentence.describe('When one sample serves all classes of faults.'),
    differ: sentence.describe('When the samples of the classes differ.'),
    every: sentence.describe('When the sample is the whole lot.'),
    chance: sentence,
    tooFew: sentence.describe('When the share of faulty pieces is less than one piece.'),
    letter: sentence,
    arrow: sentence.describe("When a table's arrow leads to another letter."),
    onlyLot: sentence.describe(
      "Follows an arrow's sentence where the sample is more than the lot.",
    ),
  }),
  table: line(60),
  classes: lines(['critical', 'major', 'minor']),
  columns: lines(['fault', 'aql', 'letter', 'sample', 'accept', 'reject', 'chance']),
  curve: z.strictObject({
    caption: line(100),
    faulty: line(60),
    chance: line(60),
  }),
});

const fits = ['empty', 'fits', 'may-be-cut', 'cut'] as const;

const searchPreview = z.strictObject({
  name: z.literal('search-preview').describe('How a page looks in search results.'),
  groups: z.array(line(40)).length(1),
  fields: fields(['title', 'description', 'url']),
  start: z
    .strictObject({ title: line(300), description: line(400), url: z.string() })
    .describe('What the tool opens with.'),
  result: line(40),
  verdicts: lines(fits, 24),
  sentences: z.record(z.enum(fits), sentence).describe('The verdict on the title.'),
  devices: lines(['desktop', 'phone']),
  parts: lines(['title', 'description']),
  site: line(40).describe('The name of the site above the result.'),
  rest: line(60).describe('What is left out of the result.'),
  noTitle: line(60),
  noDescription: line(120),
  table: line(60),
  limits: line(60),
});

export const toolWords = z.discriminatedUnion('name', [acos, landedCost, aql, searchPreview]);

export const toolName = z
  .enum(['acos', 'landed-cost', 'aql', 'search-preview'])
  .meta({ id: 'toolName', description: 'A free tool shown on the page itself.' });
export type ToolName = z.infer<typeof toolName>;
export type ToolWords = z.infer<typeof toolWords>;
export type WordsOf<Name extends ToolWords['name']> = Extract<ToolWords, { name: Name }>;
