import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { rasterise } from '../../artwork/rasterise.ts';
import { drawSharePicture } from '../../artwork/share-picture/draw-share-picture.ts';
import { pictureUrl } from '../../artwork/share-picture/picture-url.ts';
import { picture } from '../../artwork/share-picture/SharePicture.tsx';
import { getShareSubjects } from './_share-subjects.ts';

/** Serves a 1200x630 share picture for every page, drawn from the page's title and scene. */
export const getStaticPaths = (async () => {
  const subjects = await getShareSubjects();
  return subjects.map(({ path, subject }) => ({
    params: { page: pictureUrl(path).slice('/pictures/'.length, -'.png'.length) },
    props: { subject },
  }));
}) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { subject } }) => {
  const png = await rasterise(await drawSharePicture(subject), picture.width);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
