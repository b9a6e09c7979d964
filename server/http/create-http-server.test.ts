import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { connectionLimits, createHttpServer } from './create-http-server.ts';

function socketFrom(remoteAddress: string): Duplex {
  const socket = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() });
  return Object.assign(socket, { remoteAddress });
}

it('counts the connections of a /64 network together', () => {
  const limits = { ...connectionLimits, connectionsOfClient: 2 };
  const server = createHttpServer(
    () => {},
    {},
    limits,
    () => '',
  );
  const sockets = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'].map(socketFrom);
  for (const socket of sockets) server.emit('connection', socket);
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, false, true, false]);
  for (const socket of sockets) socket.destroy();
});

it('counts all networks of one customer of a provider together', () => {
  const limits = { ...connectionLimits, connectionsOfNetwork: 2 };
  const server = createHttpServer(
    () => {},
    {},
    limits,
    () => '',
  );
  const addresses = ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:2:1::1'];
  const sockets = addresses.map(socketFrom);
  for (const socket of sockets) server.emit('connection', socket);
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, false, true, false]);
  for (const socket of sockets) socket.destroy();
});

it('handles nothing more from a connection that it has closed', async () => {
  let handled = 0;
  const server = createHttpServer(
    () => {
      handled += 1;
    },
    {},
    { ...connectionLimits, pipelined: 4 },
    () => '',
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1000));
  await once(socket.resume(), 'close');
  expect(handled).toBe(4);
  server.close();
});

it('needs fewer file descriptors than the service may open, even if none is read', async () => {
  const file = join(import.meta.dirname, '../../deploy/growth-hub.service');
  const most = Number(/^LimitNOFILE=(\d+)$/m.exec(await readFile(file, 'utf8'))?.[1]);
  // A socket for each connection, and a file for each of its responses.
  expect(connectionLimits.connections * (1 + connectionLimits.pipelined)).toBeLessThan(most);
});
