import { parentPort, workerData } from 'node:worker_threads';
import { load } from '../../tools/bench/load.ts';

/** In a thread of its own, so that who measures beside it is not held up: one address asks and asks. */
const { port, seconds, request } = workerData;
const figures = await load({
  port,
  connections: 16,
  seconds,
  request: () => request,
  expected: 'HTTP/1.1 ',
});
parentPort?.postMessage(figures);
