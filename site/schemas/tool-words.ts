import { z } from 'zod';
import { line } from './common.ts';

const field = z
  .strictObject({
    label: line(60),
    hint: line(160).optional(),
    options: z
      .record(z.string(), line(60))
      .optional()
      .describe('The labels of the options. Options without a label show their own value.'),
  })
  .meta({ id: 'field', description: 'A field of the tool.' });
export type ToolFieldWords = z.infer<typeof field>;

const fields = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.record(z.enum(names), field);
export const lines = <const Names extends readonly [string, ...string[]]>(names: Names, max = 60) =>
  z.record(z.enum(names), line(max));
const sentence = line(400);

const acos = z.strictObject({
  name: z.literal('acos').describe('The calculator for the break-even ACOS and the highest bid.'),
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
  result: line(40).describe('The label of the large figure.'),
  loss: line(40).describe('The label of the large figure if nothing is left.'),
  sentences: z.strictObject({
    target: sentence,
    noTarget: sentence.describe('Used if the wanted profit is more than what is left.'),
    noBid: sentence.describe('Used if even the smallest bid costs more than what is left.'),
    clickTax: sentence.describe('Used if the tax on clicks cannot be reclaimed.'),
    noMargin: sentence,
    bidEarns: sentence,
    bidLoses: sentence,
  }),
  parts: lines(['goods', 'tax', 'fees', 'left', 'keep', 'loss'], 40).describe(
    'The parts of the price below the large figure. `keep` is within `left`.',
  ),
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
  name: z.literal('landed-cost').describe('The calculator for the landed cost of a shipment.'),
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
    same: sentence.describe('Used if a piece costs the same as in the quote.'),
    customsValue: sentence,
    taxBack: sentence,
    taxCost: sentence,
    delivered: sentence.describe('Used if the seller pays duty and tax.'),
    deliveredUs: sentence.describe(
      'Used for the United States, where there is no import tax, if the seller pays the duty.',
    ),
  }),
  parts: lines(['goods', 'freight', 'delivery', 'inspection'], 40).describe(
    'Names for costs that are added together below the large figure.',
  ),
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
  name: z
    .literal('aql')
    .describe('The calculator for the sample size and the limits of an inspection.'),
  groups: z.array(line(40)).length(3),
  fields: fields(['lot', 'level', 'severity', 'critical', 'major', 'minor', 'faulty']),
  result: line(40),
  sentences: z.strictObject({
    same: sentence.describe('Used if all classes of faults have the same sample size.'),
    differ: sentence.describe('Used if the classes of faults have different sample sizes.'),
    every: sentence.describe('Used if the sample is the whole lot.'),
    chance: sentence,
    tooFew: sentence.describe('Used if the share of faulty pieces is less than one piece.'),
    letter: sentence,
    arrow: sentence.describe('Used if an arrow in the table leads to another letter.'),
    onlyLot: sentence.describe('Added to `arrow` if the sample would be larger than the lot.'),
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
  name: z.literal('search-preview').describe('The preview of a page in search results.'),
  groups: z.array(line(40)).length(1),
  fields: fields(['title', 'description', 'url']),
  start: z
    .strictObject({ title: line(300), description: line(400), url: z.string() })
    .describe('The values that the tool starts with.'),
  result: line(40),
  verdicts: lines(fits, 24),
  sentences: z.record(z.enum(fits), sentence).describe('The verdict on the title.'),
  devices: lines(['desktop', 'phone']),
  parts: lines(['title', 'description']),
  site: line(40).describe('The name of the site above the result.'),
  rest: line(60).describe('The label of the text that is cut off.'),
  noTitle: line(60),
  noDescription: line(120),
  table: line(60),
  limits: line(60),
});

export const toolWords = z.discriminatedUnion('name', [acos, landedCost, aql, searchPreview]);

export const toolName = z
  .enum(['acos', 'landed-cost', 'aql', 'search-preview'])
  .meta({ id: 'toolName', description: 'The free tool on the page.' });
export type ToolName = z.infer<typeof toolName>;
export type ToolWords = z.infer<typeof toolWords>;
export type WordsOf<Name extends ToolWords['name']> = Extract<ToolWords, { name: Name }>;
