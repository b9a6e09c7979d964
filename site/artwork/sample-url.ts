import type { SampleName } from './sample-names.ts';

/** A sample's file. With a detail, its image shows only that part of the document. */
export function sampleUrl(name: SampleName, detail?: 'phone' | 'notes'): string {
  return `/artwork/samples/${name}.svg${detail ? `#${detail}` : ''}`;
}
