import { parentPort, workerData } from 'node:worker_threads';
import { load } from '../../tools/bench/load.ts';

/**
 * Sends requests from one address without a pause, and connects again when the server closes a
 * connection. It runs in its own thread, so that it doesn't delay the measurements.
 */
const { port, seconds, request, connections } = workerData;
const end = performance.now() + seconds * 1000;
const secondsLeft = () => (end - performance.now()) / 1000;
let sent = 0;
const next = () => {
  sent += 1;
  return request;
};
const keepSending = async () => {
  while (secondsLeft() > 0) {
    await load({ port, connections: 1, seconds: secondsLeft(), request: next, expected: '' });
  }
};
await Promise.all(Array.from({ length: connections }, keepSending));
parentPort?.postMessage(sent);
