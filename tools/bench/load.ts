import { connect, type Socket } from 'node:net';

export type LoadPlan = {
  port: number;
  connections: number;
  seconds: number;
  /** The bytes of the n-th request. */
  request: (n: number) => string;
  /** How a good response begins. */
  expected: string;
};

export type LoadFigures = {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** Unexpected responses, and connections that ended without a response. */
  bad: number;
};

/**
 * On each keep-alive connection, sends the next request when the previous response has arrived.
 * Times are in ms.
 */
export async function load(plan: LoadPlan): Promise<LoadFigures> {
  const latencies: number[] = [];
  let sent = 0;
  let bad = 0;
  const begun = performance.now();
  const end = begun + plan.seconds * 1000;
  const runs = Array.from({ length: plan.connections }, () => {
    return new Promise<void>((resolve) => {
      const socket: Socket = connect(plan.port, '127.0.0.1');
      let received = '';
      let askedAt = 0;
      let isWaiting = true;
      const ask = () => {
        isWaiting = performance.now() <= end;
        if (!isWaiting) {
          socket.end();
          resolve();
          return;
        }
        askedAt = performance.now();
        sent += 1;
        socket.write(plan.request(sent));
      };
      socket.setNoDelay(true);
      socket.on('connect', ask);
      // The `close` event follows and is handled.
      socket.on('error', () => {});
      socket.on('data', (chunk) => {
        received += chunk.toString('latin1');
        if (!isWhole(received)) return;
        if (!received.startsWith(plan.expected)) bad += 1;
        latencies.push(performance.now() - askedAt);
        received = '';
        ask();
      });
      socket.on('close', () => {
        if (isWaiting) bad += 1;
        resolve();
      });
    });
  });
  await Promise.all(runs);
  const seconds = (performance.now() - begun) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
  return {
    perSecond: latencies.length / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    bad,
  };
}

function isWhole(received: string): boolean {
  const head = received.indexOf('\r\n\r\n');
  if (head === -1) return false;
  const length = /content-length: (\d+)/i.exec(received.slice(0, head))?.[1];
  return received.length >= head + 4 + Number(length ?? 0);
}
