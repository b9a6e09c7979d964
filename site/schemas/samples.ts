import { z } from 'zod';
import { sampleNames } from '../artwork/sample-names.ts';
import { line, prose } from './common.ts';

const sample = z.strictObject({
  title: line(60).describe('The heading above it.'),
  caption: line(200).describe('One sentence: what it is and who gets it.'),
  text: prose(900).describe('What it says, for people who cannot see it.'),
});

/**
 * content/site/samples.yaml: the wording around samples of finished work. Pages name theirs in
 * `sampleDocument`.
 */
export const samples = z.strictObject({
  label: line(20).describe('Marks each of them as made up.'),
  open: line(40),
  samples: z.record(z.enum(sampleNames), sample),
});
