import type { APIRoute, GetStaticPaths } from 'astro';
import { portraitFile } from '../../artwork/portrait-file.ts';
import { portraitNames } from '../../artwork/portrait-names.ts';
import { sceneFile } from '../../artwork/scene-file.ts';
import { sceneNames } from '../../artwork/scene-names.ts';

export const prerender = true;

/** Serves every scene, and every portrait as `portrait-<name>`, as an image file. */
export const getStaticPaths = (() => [
  ...sceneNames.map((name) => ({ params: { scene: name } })),
  ...portraitNames.map((name) => ({ params: { scene: `portrait-${name}` } })),
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
  return portrait === undefined ? undefined : portraitFile(portrait);
}
