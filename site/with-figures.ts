import { readdir, readFile } from 'node:fs/promises';
import type { Loader } from 'astro/loaders';
import { parse } from 'yaml';
import { figuresByName, fillFigures } from './lib/service-figures.ts';
import { service } from './schemas/service.ts';

const services = 'content/services';

/** What `files` loads, with the figures of services in its sentences. */
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
  const names = (await readdir(services)).filter((name) => name.endsWith('.yaml')).sort();
  const all = await Promise.all(
    names.map(async (name) => ({
      ...service.parse(parse(await readFile(`${services}/${name}`, 'utf8'))),
      slug: name.slice(0, -'.yaml'.length),
    })),
  );
  return figuresByName(all);
}
