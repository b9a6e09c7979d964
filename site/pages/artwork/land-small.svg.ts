import type { APIRoute } from 'astro';
import { landFile } from '../../artwork/land-file.ts';
import { getSite } from '../../content/collections.ts';

/** Serves the land for the map on the contact page, with fewer dots for small screens. */
export const GET: APIRoute = async () => {
  const { addresses } = await getSite('company');
  return new Response(landFile(addresses.places ?? [], 2), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};
