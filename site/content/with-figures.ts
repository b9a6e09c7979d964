import type { Loader } from 'astro/loaders';
import { companyWords, fillCompany } from '../../contract/company-words.ts';
import { figuresByName, fillFigures } from '../lib/figures.ts';
import { company } from '../schemas/company.ts';
import { tierSetFigures } from '../schemas/pricing.ts';
import { serviceFigures } from '../schemas/service.ts';
import { readYaml, readYamlFolder } from './read-yaml.ts';

/**
 * Wraps a loader so that the content it loads has the company's name and the figures of services
 * and packages filled in.
 */
export function withFigures(files: Loader): Loader {
  return {
    name: `${files.name} with figures`,
    load: async (context) => {
      const { fillFigures, fillCompany, known } = await readFills();
      await files.load({
        ...context,
        // Entries cached by an earlier build are only valid if the figures haven't changed.
        generateDigest: (data) => context.generateDigest(`${known}${JSON.stringify(data)}`),
        // The schema checks lengths before the company's name is filled in, so limits don't depend
        // on it.
        parseData: async (entry) =>
          fillCompany(await context.parseData({ ...entry, data: fillFigures(entry.data) })),
      });
    },
  };
}

/**
 * Returns functions that fill in placeholders, and all the values that they fill in as one string.
 */
export async function readFills() {
  const [services, sets, about] = await Promise.all([
    readYamlFolder('content/services', serviceFigures),
    readYamlFolder('content/pricing', tierSetFigures),
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
