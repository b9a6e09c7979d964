import { readdir, readFile } from 'node:fs/promises';
import type { Loader } from 'astro/loaders';
import { parse } from 'yaml';
import { figuresByName, fillFigures } from '../lib/figures.ts';
import { tierSet } from '../schemas/pricing.ts';
import { service } from '../schemas/service.ts';

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
  const [services, sets] = await Promise.all([readFolder('services'), readFolder('pricing')]);
  return figuresByName(
    services.map(({ slug, data }) => ({ ...service.parse(data), slug })),
    sets.map(({ slug, data }) => ({ ...tierSet.parse(data), slug })),
  );
}

async function readFolder(name: string) {
  const names = (await readdir(`content/${name}`)).filter((each) => each.endsWith('.yaml')).sort();
  return Promise.all(
    names.map(async (each) => ({
      slug: each.slice(0, -'.yaml'.length),
      data: parse(await readFile(`content/${name}/${each}`, 'utf8')),
    })),
  );
}
