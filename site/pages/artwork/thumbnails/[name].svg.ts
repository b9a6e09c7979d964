import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { thumbnailFile } from '../../../artwork/thumbnail-file.ts';
import { thumbnails } from '../../../artwork/thumbnails.tsx';

/** Serves every thumbnail as an image file. */
export const getStaticPaths = (() =>
  [...thumbnails.keys()].map((name) => ({
    params: { name },
    props: { name },
  }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { name } }) =>
  new Response(await thumbnailFile(name), { headers: { 'Content-Type': 'image/svg+xml' } });
