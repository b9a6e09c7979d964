import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Kysely } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../server/store/open-postgres.ts';
import { isStoreDown } from '../../server/store/store-error.ts';
import { createDatabaseOn } from './postgres.ts';

type Tables = { notes: { text: string } };

function open(url: string, queryMs: number): Kysely<Tables> {
  const db = new Kysely<Tables>({ dialect: openPostgres(url, { queryMs }) });
  onTestFinished(() => db.destroy());
  return db;
}

/** Forwards to the database until it is frozen, like a network or virtual machine that stalls. */
async function freezable(target: URL) {
  const sockets: Socket[] = [];
  const proxy = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    sockets.push(client, server);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.pipe(to);
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  const url = new URL(target);
  const address = proxy.address();
  url.port = typeof address === 'object' ? `${address?.port}` : '';
  return {
    url: url.href,
    freeze: () => {
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      for (const socket of sockets) socket.resume();
    },
  };
}

it('a connection that got no answer is not reused, because it may be inside a transaction', async () => {
  const direct = await createDatabaseOn(inject('postgresUrl'));
  const observer = open(direct, 5000);
  await observer.schema.createTable('notes').addColumn('text', 'text').execute();
  const { url, freeze, thaw } = await freezable(new URL(direct));
  const db = open(url, 300);
  await db.insertInto('notes').values({ text: 'before' }).execute();
  freeze();
  const failure = await db
    .transaction()
    .execute(async () => {})
    .catch((error: unknown) => error);
  expect(isStoreDown(failure)).toBe(true);
  thaw();
  await db.insertInto('notes').values({ text: 'after' }).execute();
  expect(await observer.selectFrom('notes').select('text').execute()).toEqual([
    { text: 'before' },
    { text: 'after' },
  ]);
});

it('a PostgreSQL server whose socket file is gone counts as down', async () => {
  const db = open('postgres://postgres@/x?host=/nowhere', 300);
  const failure = await db
    .selectFrom('notes')
    .execute()
    .catch((error: unknown) => error);
  expect(isStoreDown(failure)).toBe(true);
});
