import type { SampleName } from './sample-names.ts';

/** The path of a sample's file. */
export function sampleUrl(name: SampleName): string {
  return `/artwork/samples/${name}.svg`;
}
