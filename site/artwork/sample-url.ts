import type { SampleName } from './sample-names.ts';

export function sampleUrl(name: SampleName): string {
  return `/artwork/samples/${name}.svg`;
}
