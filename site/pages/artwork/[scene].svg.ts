import type { APIRoute, GetStaticPaths } from 'astro';
import { portraitFile, standingPortraitFile } from '../../artwork/portrait-file.ts';
import { portraitNames } from '../../artwork/portrait-names.ts';
import { sceneFile } from '../../artwork/scene-file.ts';
import { sceneNames } from '../../artwork/scene-names.ts';
import { getSite } from '../../content/collections.ts';

export const prerender = true;

/**
 * Serves as image files every scene, every portrait as `portrait-<name>`, and the leadership team's
 * as `standing-<name>`.
 */
export const getStaticPaths = (async () => [
  ...sceneNames.map((name) => ({ params: { scene: name } })),
  ...portraitNames.map((name) => ({ params: { scene: `portrait-${name}` } })),
  ...(await getSite('team')).members.map(({ portrait }) => ({
    params: { scene: `standing-${portrait}` },
  })),
]) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params: { scene } }) => {
  const drawing = await draw(scene);
  if (drawing === undefined) return new Response(null, { status: 404 });
  return new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml' } });
};

async function draw(name: string | undefined): Promise<string | undefined> {
  const scene = sceneNames.find((known) => known === name);
  if (scene !== undefined) return sceneFile(scene);
  const portrait = portraitNames.find((known) => `portrait-${known}` === name);
  if (portrait !== undefined) return portraitFile(portrait);
  const standing = portraitNames.find((known) => `standing-${known}` === name);
  return standing === undefined ? undefined : standingPortraitFile(standing);
}
