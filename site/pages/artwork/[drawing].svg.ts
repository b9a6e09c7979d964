import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { memberFile } from '../../artwork/member-file.ts';
import { portraitFile } from '../../artwork/portrait-file.ts';
import { portraitNames } from '../../artwork/portrait-names.ts';
import { sceneFile } from '../../artwork/scene-file.ts';
import { sceneNames } from '../../artwork/scene-names.ts';
import { getSite } from '../../content/collections.ts';

/**
 * Serves as image files every scene, every portrait as `portrait-<name>`, and the team's
 * members at work as `member-<portrait>-<object>`.
 */
export const getStaticPaths = (async () => [
  ...sceneNames.map((name) => ({
    params: { drawing: name },
    props: { draw: () => sceneFile(name) },
  })),
  ...portraitNames.map((name) => ({
    params: { drawing: `portrait-${name}` },
    props: { draw: () => portraitFile(name) },
  })),
  ...(await getSite('team')).members.map(({ portrait, object }) => ({
    params: { drawing: `member-${portrait}-${object}` },
    props: { draw: () => memberFile(portrait, object) },
  })),
]) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { draw } }) =>
  new Response(await draw(), { headers: { 'Content-Type': 'image/svg+xml' } });
