import { describe, expect, it } from 'vitest';
import { createLimiter, networksOf } from './limits.ts';

const limit = { max: 3, windowMs: 1000 };

function limiterAt(start: number, each = limit) {
  let time = start;
  const { consume } = createLimiter(each, () => time);
  const wait = (ms: number) => {
    time += ms;
  };
  return { consume, wait };
}

describe('a limiter', () => {
  it('slides its window, counts each key separately, and says how long to wait', () => {
    const { consume, wait } = limiterAt(0);
    expect([1, 2, 3, 4].map(() => consume('a'))).toEqual([0, 0, 0, 2]);
    expect(consume('b')).toBe(0);
    wait(1000);
    // All of the previous window still counts at this moment. From here on, less and less of it
    // does.
    expect(consume('a')).toBeGreaterThan(0);
    wait(500);
    expect([consume('a'), consume('a')]).toEqual([0, 0]);
    expect(consume('a')).toBeGreaterThan(0);
    wait(2000);
    expect(consume('a')).toBe(0);
  });

  it('says after how many seconds the next one passes, and not earlier', () => {
    const { consume, wait } = limiterAt(0, { max: 60, windowMs: 600_000 });
    for (let n = 0; n < 60; n += 1) consume('a');
    const said: number[] = [];
    for (let n = 0; n < 300; n += 1) {
      wait(123);
      const seconds = consume('a');
      if (seconds === 0) continue;
      said.push(seconds);
      wait((seconds - 1) * 1000);
      expect(consume('a')).toBe(1);
      wait(1000);
      expect(consume('a')).toBe(0);
    }
    expect(said[0]).toBe(600);
    expect(Math.max(...said.slice(1))).toBeLessThan(60);
  });

  it('still limits a returning client in a flood of others', () => {
    const { consume } = limiterAt(0);
    for (let n = 0; n < 3; n += 1) consume('a');
    let passed = 0;
    for (let n = 0; n < 200_000; n += 1) {
      consume(`other ${n}`);
      if (n % 1000 === 0 && consume('a') === 0) passed += 1;
    }
    expect(passed).toBe(0);
  });

  it('is no slower in a flood', () => {
    const { consume } = limiterAt(0);
    let n = 0;
    const taken = () => {
      const begun = performance.now();
      for (const end = n + 5000; n < end; n += 1) consume(`key ${n}`);
      return performance.now() - begun;
    };
    // The fastest of several runs, because other work on the machine only adds time.
    const quickest = () => Math.min(...Array.from({ length: 4 }, taken));
    const atFirst = quickest();
    while (n < 100_000) taken();
    expect(quickest()).toBeLessThan(atFirst * 20);
  });
});

it.each([
  ['192.0.2.1', '192.0.2.1', '192.0.2.0/24'],
  ['192.0.2.1:5678', '192.0.2.1', '192.0.2.0/24'],
  ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2.0/24'],
  ['::FFFF:C000:201', '192.0.2.1', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:DB8:1:2::6]:443', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['unknown', 'unknown', 'unknown'],
  // If more proxies are trusted than exist, a visitor can send any text. It gets no key of its own.
  ['x'.repeat(10_000), 'unknown', 'unknown'],
  ['', 'unknown', 'unknown'],
])('counts %s as client %s in network %s', (address, client, network) => {
  expect(networksOf(address)).toEqual({ client, network });
});
