import type { Loader } from 'astro/loaders';
import { companyWords, fillCompany } from '../../contract/company-words.ts';
import { figuresByName, fillFigures } from '../lib/figures.ts';
import { company } from '../schemas/company.ts';
import { tierSet } from '../schemas/pricing.ts';
import { service } from '../schemas/service.ts';
import { readYaml, readYamlFolder } from './read-yaml.ts';

/**
 * What `files` loads, with the company's name and the figures of services and packages filled in.
 */
export function withFigures(files: Loader): Loader {
  return {
    name: `${files.name} with figures`,
    load: async (context) => {
      const { fillFigures, fillCompany, known } = await readFills();
      await files.load({
        ...context,
        // Content cached by an earlier build is valid only if the figures haven't changed.
        generateDigest: (data) => context.generateDigest(`${known}${JSON.stringify(data)}`),
        // Length limits apply to what the owner wrote: they don't depend on the company's name.
        parseData: async (entry) =>
          fillCompany(await context.parseData({ ...entry, data: fillFigures(entry.data) })),
      });
    },
  };
}

/** Functions that fill in placeholders, and all their values as one string. */
export async function readFills() {
  const [services, sets, about] = await Promise.all([
    readYamlFolder('content/services', service),
    readYamlFolder('content/pricing', tierSet),
    readYaml('content/site/company.yaml', company),
  ]);
  const figures = figuresByName(
    services.map(({ slug, data }) => ({ ...data, slug })),
    sets.map(({ slug, data }) => ({ ...data, slug })),
  );
  const words = companyWords(about);
  return {
    fillFigures: <Value>(content: Value) => fillFigures(content, figures),
    fillCompany: <Value>(content: Value) => fillCompany(content, words),
    known: JSON.stringify([...figures, words]),
  };
}
