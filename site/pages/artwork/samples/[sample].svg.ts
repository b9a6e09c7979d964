import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { sampleFile } from '../../../artwork/sample-file.ts';
import { sampleNames } from '../../../artwork/sample-names.ts';

/** Serves every sample of finished work as an image file. */
export const getStaticPaths = (() =>
  sampleNames.map((name) => ({
    params: { sample: name },
    props: { name },
  }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { name } }) =>
  new Response(await sampleFile(name), { headers: { 'Content-Type': 'image/svg+xml' } });
