import type { APIRoute, GetStaticPaths } from 'astro';
import { portraitFile, standingPortraitFile } from '../../artwork/portrait-file.ts';
import { portraitNames } from '../../artwork/portrait-names.ts';
import { sceneFile } from '../../artwork/scene-file.ts';
import { sceneNames } from '../../artwork/scene-names.ts';

export const prerender = true;

/**
 * Serves every scene as an image file, and every portrait as `portrait-<name>` and
 * `standing-<name>`.
 */
export const getStaticPaths = (() => [
  ...sceneNames.map((name) => ({ params: { scene: name } })),
  ...portraitNames.map((name) => ({ params: { scene: `portrait-${name}` } })),
  ...portraitNames.map((name) => ({ params: { scene: `standing-${name}` } })),
]) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params: { scene } }) => {
  const drawing = await draw(scene);
  if (drawing === undefined) return new Response(null, { status: 404 });
  return new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml' } });
};

async function draw(name: string | undefined): Promise<string | undefined> {
  const scene = sceneNames.find((known) => known === name);
  if (scene !== undefined) return sceneFile(scene);
  const [kind, id] = name?.split('-') ?? [];
  const portrait = portraitNames.find((known) => known === id);
  if (portrait === undefined) return undefined;
  return kind === 'standing' ? standingPortraitFile(portrait) : portraitFile(portrait);
}
