import { spawn } from 'node:child_process';
import { z } from 'zod';

const answer = z.object({ value: z.unknown() });
const started = z.object({ sessionId: z.string() });
const found = z.record(z.string(), z.string());

/** A page in WebKitGTK's MiniBrowser, driven through WebDriver. */
export type WebKit = {
  size: (width: number, height: number) => Promise<void>;
  open: (url: string) => Promise<void>;
  /** Presses the element that a selector matches. */
  press: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  /** Runs a function body in the page. Returns its result, or the result of its promise. */
  run: (body: string) => Promise<unknown>;
  close: () => Promise<void>;
};

/** Starts WebKit on its own display. This needs Debian's webkit2gtk-driver and xvfb. */
export async function startWebKit(port: number): Promise<WebKit> {
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    // Its sandbox needs permissions that containers don't have.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const failed = new Promise<never>((_, reject) => driver.once('error', reject));
  const ask = (method: string, path: string, body?: object) =>
    request(`http://127.0.0.1:${port}${path}`, method, body);
  await Promise.race([untilReady(ask), failed]);
  const { sessionId } = started.parse(
    await ask('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: browserPath(), args: ['--automation'] },
        },
      },
    }),
  );
  const session = `/session/${sessionId}`;
  const find = async (value: string) => {
    const element = await ask('POST', `${session}/element`, { using: 'css selector', value });
    return `${session}/element/${Object.values(found.parse(element))[0]}`;
  };
  return {
    size: async (width, height) =>
      void (await ask('POST', `${session}/window/rect`, { width, height })),
    open: async (url) => void (await ask('POST', `${session}/url`, { url })),
    press: async (selector) => void (await ask('POST', `${await find(selector)}/click`, {})),
    type: async (selector, text) =>
      void (await ask('POST', `${await find(selector)}/value`, { text })),
    run: (script) => ask('POST', `${session}/execute/sync`, { script, args: [] }),
    close: async () => {
      await ask('DELETE', session).catch(() => {});
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}

function browserPath(): string {
  const folder = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
  return process.env['WEBKIT_PATH'] ?? `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`;
}

async function request(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, body: body ? JSON.stringify(body) : null });
  const { value } = answer.parse(await response.json());
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value).slice(0, 500)}`);
  return value;
}

async function untilReady(ask: (method: string, path: string) => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isReady = await ask('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer.');
}
