import type { APIRoute } from 'astro';
import { goodsFile } from '../../artwork/goods-file.ts';

/** Serves the goods on the racking of the China sourcing page, each as a view of this file. */
export const GET: APIRoute = async () =>
  new Response(await goodsFile(), { headers: { 'Content-Type': 'image/svg+xml' } });
