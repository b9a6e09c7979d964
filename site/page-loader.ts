import { readdir, readFile } from 'node:fs/promises';
import { glob, type Loader } from 'astro/loaders';
import { parse } from 'yaml';
import { figuresByName, fillFigures } from './lib/service-figures.ts';
import { service } from './schemas/service.ts';

const services = 'content/services';

/** The pages under content/pages, with the figures of services in their sentences. */
export function pageLoader(): Loader {
  const files = glob({
    base: 'content/pages',
    pattern: '**/*.yaml',
    generateId: ({ entry }) => entry.slice(0, -'.yaml'.length),
  });
  return {
    name: 'pages',
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
  const names = (await readdir(services)).filter((name) => name.endsWith('.yaml'));
  const all = await Promise.all(
    names.map(async (name) => ({
      ...service.parse(parse(await readFile(`${services}/${name}`, 'utf8'))),
      slug: name.slice(0, -'.yaml'.length),
    })),
  );
  return figuresByName(all);
}
