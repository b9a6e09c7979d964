import type { SampleName } from './sample-names.ts';

/** Where a sample's file is served. */
export function sampleUrl(name: SampleName): string {
  return `/artwork/samples/${name}.svg`;
}
