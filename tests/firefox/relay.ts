#!/usr/bin/env node
/**
 * Playwright launches this in place of Firefox. It starts FIREFOX_PATH with the given arguments and
 * relays WebDriver BiDi messages. Playwright sets a colour scheme in every context. If Firefox
 * doesn't know that command yet, this reports success instead of the error.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';

const announcement = 'WebDriver BiDi listening on ';
const optional = 'emulation.setMediaFeaturesOverride';
const command = z.object({ id: z.number(), method: z.string() });
const refusal = z.object({ id: z.number(), error: z.literal('unknown command') });

const firefox = spawn(process.env['FIREFOX_PATH'] ?? 'firefox', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
firefox.on('error', ({ message }) => {
  console.error(message);
  process.exit(1);
});
createInterface({ input: firefox.stderr }).on('line', (line) => {
  if (line.startsWith(announcement)) listen(line.slice(announcement.length).trim());
  else console.error(line);
});

function listen(target: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (driver, { url = '' }) => {
    const browser = new WebSocket(`${target}${url}`, { perMessageDeflate: false });
    browser.once('open', () => join(driver, browser));
    browser.once('error', ({ message }) => driver.close(1011, message.slice(0, 100)));
    // Holds what the driver sends until the browser is ready.
    driver.pause();
  });
  server.on('listening', () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    console.error(`${announcement}ws://127.0.0.1:${port}`);
  });
}

function join(driver: WebSocket, browser: WebSocket): void {
  const asked = new Set<number>();
  driver.on('message', (data) => {
    const text = data.toString();
    if (text.includes(optional)) {
      const { id, method } = command.parse(JSON.parse(text));
      if (method === optional) asked.add(id);
    }
    browser.send(text);
  });
  browser.on('message', (data) => {
    const text = data.toString();
    const { data: refused } = refusal.safeParse(asked.size > 0 ? JSON.parse(text) : undefined);
    if (refused && asked.delete(refused.id)) {
      driver.send(JSON.stringify({ type: 'success', id: refused.id, result: {} }));
    } else {
      driver.send(text);
    }
  });
  driver.on('close', () => browser.close());
  browser.on('close', () => driver.close());
  driver.resume();
}
