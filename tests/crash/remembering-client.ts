import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { goodEnquiry, postJson, referenceOf } from '../server/requests.ts';

export type Acknowledged = { reference: string; message: string };

/**
 * Sends one enquiry after another and remembers each one that was acknowledged. An enquiry without
 * a response is sent again with the same key at the next run.
 */
export class RememberingClient {
  readonly acknowledged: Acknowledged[] = [];
  readonly refused: number[] = [];
  #pending: { idempotencyKey: string; message: string } | null = null;
  #sent = 0;
  readonly #name: string;
  readonly #pause: number;

  /** Waits `pause` milliseconds after each response. */
  constructor(name: string, pause = 0) {
    this.#name = name;
    this.#pause = pause;
  }

  /** Runs until the server is gone or `until` returns true. */
  async run(address: string, until: () => boolean): Promise<void> {
    while (!until()) {
      this.#pending ??= this.#next();
      const { idempotencyKey, message } = this.#pending;
      const email = `${this.#name}-${this.#sent}@shop.example`;
      try {
        const sent = { ...goodEnquiry, email, message, idempotencyKey };
        const answer = await postJson(`${address}/aboutus`, sent);
        if (answer.status === 201) {
          this.acknowledged.push({ reference: await referenceOf(answer), message });
        } else {
          await answer.arrayBuffer();
          this.refused.push(answer.status);
        }
        if (answer.status !== 503) this.#pending = null;
        if (this.#pause > 0) await sleep(this.#pause);
      } catch {
        return;
      }
    }
  }

  #next() {
    this.#sent += 1;
    return {
      idempotencyKey: randomUUID(),
      message: `${this.#name} ${this.#sent} ${'x'.repeat(400)}`,
    };
  }
}
