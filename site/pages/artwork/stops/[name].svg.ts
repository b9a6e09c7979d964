import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { stopFile } from '../../../artwork/stop-file.ts';
import { stops } from '../../../artwork/stops.ts';

/** Serves every stop on the sourcing route as an image file. */
export const getStaticPaths = (() =>
  [...stops].map(([name, drawing]) => ({
    params: { name },
    props: { drawing },
  }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { drawing } }) =>
  new Response(await stopFile(drawing), { headers: { 'Content-Type': 'image/svg+xml' } });
