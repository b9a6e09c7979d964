import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { drawIcon } from '../../artwork/draw-icon.ts';
import { icons } from '../../artwork/icons.ts';
import { rasterise } from '../../artwork/rasterise.ts';

export const getStaticPaths = (() =>
  Object.entries(icons).map(([icon, props]) => ({
    params: { icon },
    props,
  }))) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { shape, size } }) => {
  const png = await rasterise(drawIcon(shape), size);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
