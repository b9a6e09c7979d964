import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { bandFile } from '../../../artwork/band-file.ts';
import { bandNames } from '../../../artwork/band-names.ts';

/** Serves every drawing of a category's sections as an image file. */
export const getStaticPaths = (() =>
  bandNames.map((name) => ({
    params: { band: name },
    props: { name },
  }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { name } }) =>
  new Response(await bandFile(name), { headers: { 'Content-Type': 'image/svg+xml' } });
