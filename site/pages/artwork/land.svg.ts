import type { APIRoute } from 'astro';
import { landFile } from '../../artwork/land-file.ts';
import { getSite } from '../../content/collections.ts';

export const prerender = true;

/** The land below the pins on the map of the contact page. */
export const GET: APIRoute = async () => {
  const { addresses } = await getSite('company');
  return new Response(landFile(addresses.places ?? []), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
};
