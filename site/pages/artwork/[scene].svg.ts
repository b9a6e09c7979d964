import type { APIRoute, GetStaticPaths } from 'astro';
import { memberFile } from '../../artwork/member-file.ts';
import { memberObjectNames } from '../../artwork/member-object-names.ts';
import { portraitFile } from '../../artwork/portrait-file.ts';
import { portraitNames } from '../../artwork/portrait-names.ts';
import { sceneFile } from '../../artwork/scene-file.ts';
import { sceneNames } from '../../artwork/scene-names.ts';
import { getSite } from '../../content/collections.ts';

export const prerender = true;

/**
 * Serves as image files every scene, every portrait as `portrait-<name>`, and the team's
 * members at work as `member-<portrait>-<object>`.
 */
export const getStaticPaths = (async () => [
  ...sceneNames.map((name) => ({ params: { scene: name } })),
  ...portraitNames.map((name) => ({ params: { scene: `portrait-${name}` } })),
  ...(await getSite('team')).members.map(({ portrait, object }) => ({
    params: { scene: `member-${portrait}-${object}` },
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
  return drawMember(name);
}

function drawMember(name = ''): Promise<string> | undefined {
  const [kind, portrait, object] = name.split('-');
  const face = portraitNames.find((known) => known === portrait);
  const thing = memberObjectNames.find((known) => known === object);
  return kind === 'member' && face && thing ? memberFile(face, thing) : undefined;
}
