import { Duplex } from 'node:stream';
import { expect, it } from 'vitest';
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

it('counts the connections of all networks of one provider customer together', () => {
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
