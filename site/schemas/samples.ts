import { z } from 'zod';
import { sampleNames } from '../artwork/sample-names.ts';
import { line, prose } from './common.ts';

const sample = z.strictObject({
  title: line(60).describe('The heading above the sample.'),
  caption: line(200).describe('A sentence about the sample.'),
  text: prose(900).describe('A description of the sample for people who cannot see it.'),
});

/** content/site/samples.yaml: samples of finished work. A page chooses one with `sampleDocument`. */
export const samples = z.strictObject({
  label: line(20).describe('The label that marks each sample as made up.'),
  open: line(40),
  samples: z.record(z.enum(sampleNames), sample),
});
