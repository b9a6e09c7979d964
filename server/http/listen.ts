import type { FastifyInstance } from 'fastify';

export type ListenOptions = { port: number; host: string };

const unknownName = ({ host }: ListenOptions) =>
  `the host name ${host} cannot be resolved. Set HOST to an address`;
const remedies = new Map<unknown, (options: ListenOptions) => string>([
  [
    'EADDRINUSE',
    ({ port }) => `port ${port} is already in use. Stop the program that uses it, or set PORT`,
  ],
  ['EACCES', ({ port }) => `this user may not listen on port ${port}. Set PORT to 1024 or above`],
  ['EADDRNOTAVAIL', ({ host }) => `this machine has no address ${host}. Set HOST to one it has`],
  ['ENOTFOUND', unknownName],
  ['EAI_AGAIN', unknownName],
]);

/** Listens, and returns the address. Throws an Error that names the setting to change. */
export async function listen(http: FastifyInstance, options: ListenOptions): Promise<string> {
  try {
    return await http.listen(options);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const remedy = remedies.get(code);
    if (!remedy) throw error;
    throw new Error(`The server cannot start: ${remedy(options)}.`, { cause: error });
  }
}
