import { parentPort, workerData } from 'node:worker_threads';
import { load } from '../../tools/bench/load.ts';

/**
 * Sends requests from one address without a pause. It runs in its own thread, so that it doesn't
 * delay the measurements.
 */
const { port, seconds, request, connections } = workerData;
const figures = await load({
  port,
  connections,
  seconds,
  request: () => request,
  expected: 'HTTP/1.1 ',
});
parentPort?.postMessage(figures);
