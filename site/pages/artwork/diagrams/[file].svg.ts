import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { diagramFile } from '../../../artwork/diagram-file.ts';
import { diagramFrames } from '../../../artwork/diagram-frame.ts';
import { diagramNames } from '../../../artwork/diagram-names.ts';

/** Serves every diagram as `<name>`, `<name>-tall`, `<name>-card` and `<name>-poster`. */
export const getStaticPaths = (() =>
  diagramNames.flatMap((name) =>
    diagramFrames.map((frame) => ({
      params: { file: frame === 'wide' ? name : `${name}-${frame}` },
      props: { name, frame },
    })),
  )) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { name, frame } }) =>
  new Response(await diagramFile(name, frame), { headers: { 'Content-Type': 'image/svg+xml' } });
