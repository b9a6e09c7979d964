import type { APIRoute } from 'astro';
import { worldFile } from '../../artwork/world-file.ts';

/** Serves the land and the routes of the map on the China sourcing page. Pins are drawn over them. */
export const GET: APIRoute = () =>
  new Response(worldFile(), { headers: { 'Content-Type': 'image/svg+xml' } });
