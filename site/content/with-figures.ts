import { readdir, readFile } from 'node:fs/promises';
import type { Loader } from 'astro/loaders';
import { parse } from 'yaml';
import { companyWords } from '../../contract/company-words.ts';
import { figuresByName, fillFigures } from '../lib/figures.ts';
import { tierSet } from '../schemas/pricing.ts';
import { service } from '../schemas/service.ts';
import { company } from '../schemas/site.ts';

/** What `files` loads, with the company's name and figures of services and packages in its sentences. */
export function withFigures(files: Loader): Loader {
  return {
    name: `${files.name} with figures`,
    load: async (context) => {
      const { fill, known } = await readFigures();
      await files.load({
        ...context,
        // What is kept of an earlier build holds only as long as the figures do.
        generateDigest: (data) => context.generateDigest(`${known}${JSON.stringify(data)}`),
        parseData: (entry) =>
          context.parseData({ ...entry, data: Object.assign(entry.data, fill(entry.data)) }),
      });
    },
  };
}

/** How to fill content in, and all that is filled in as one text. */
export async function readFigures() {
  const [services, sets, words] = await Promise.all([
    readFolder('services'),
    readFolder('pricing'),
    readYaml('content/site/company.yaml'),
  ]);
  const figures = figuresByName(
    services.map(({ slug, data }) => ({ ...service.parse(data), slug })),
    sets.map(({ slug, data }) => ({ ...tierSet.parse(data), slug })),
  );
  const facts = companyWords(company.parse(words));
  return {
    fill: (content: unknown) => fillFigures(content, figures, facts),
    known: JSON.stringify([...figures, facts]),
  };
}

async function readFolder(name: string) {
  const names = (await readdir(`content/${name}`)).filter((each) => each.endsWith('.yaml')).sort();
  return Promise.all(
    names.map(async (each) => ({
      slug: each.slice(0, -'.yaml'.length),
      data: await readYaml(`content/${name}/${each}`),
    })),
  );
}

async function readYaml(file: string): Promise<unknown> {
  return parse(await readFile(file, 'utf8'));
}
