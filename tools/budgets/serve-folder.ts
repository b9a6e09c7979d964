import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { compressFolder } from '../../site/integrations/compress-folder.ts';
import type { Served } from '../serve.ts';

/** Serves another built site on a free port, compressed like this one. Its folder isn't changed. */
export async function serveFolder(folder: string): Promise<Pick<Served, 'origin' | 'stop'>> {
  const copy = await mkdtemp(join(tmpdir(), 'peer-'));
  await cp(folder, copy, { recursive: true });
  await compressFolder(copy);
  const app = fastify();
  await app.register(fastifyStatic, { root: copy, preCompressed: true });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const stop = async () => {
    await app.close();
    await rm(copy, { recursive: true });
  };
  return { origin, stop };
}
