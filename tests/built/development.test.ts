import { expect, it } from 'vitest';
import { serve } from '../../tools/serve.ts';

it('the server also runs under `node --watch`, as `npm run dev` starts it', async () => {
  const server = await serve({}, ['--watch']);
  const answer = await fetch(`${server.origin}/readyz`);
  await server.stop();
  expect(answer.status).toBe(200);
});
