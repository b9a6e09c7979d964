import type { Loader } from 'astro/loaders';
import { figuresByName, fillFigures } from '../lib/figures.ts';
import { tierSet } from '../schemas/pricing.ts';
import { service } from '../schemas/service.ts';
import { readYamlFolder } from './read-yaml.ts';

/** What `files` loads, with the figures of services and packages in its sentences. */
export function withFigures(files: Loader): Loader {
  return {
    name: `${files.name} with figures`,
    load: async (context) => {
      const figures = await readFigures();
      const known = JSON.stringify([...figures]);
      await files.load({
        ...context,
        // What is kept of an earlier build holds only as long as the figures do.
        generateDigest: (data) => context.generateDigest(`${known}${JSON.stringify(data)}`),
        parseData: (entry) =>
          context.parseData({
            ...entry,
            data: Object.assign(entry.data, fillFigures(entry.data, figures)),
          }),
      });
    },
  };
}

async function readFigures() {
  const [services, sets] = await Promise.all([
    readYamlFolder('content/services', service),
    readYamlFolder('content/pricing', tierSet),
  ]);
  return figuresByName(
    services.map(({ slug, data }) => ({ ...data, slug })),
    sets.map(({ slug, data }) => ({ ...data, slug })),
  );
}
