import { describe, expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

describe('the text of an email', () => {
  it('is broken between words and loses nothing', () => {
    const text = 'We sell garden tools and want to be found by those who look for them.';
    const wrapped = wrapText(text, 20);
    expect(wrapped.split('\n').every((line) => line.length <= 20)).toBe(true);
    expect(wrapped.replaceAll('\n', ' ')).toBe(text);
  });

  it('keeps short lines as typed, including indented and empty ones', () => {
    const text = 'one\n\n  - two  three\n';
    expect(wrapText(text, 20)).toBe(text);
  });

  it('keeps a URL whole', () => {
    const address = `https://shop.example/${'a'.repeat(30)}`;
    expect(wrapText(`Look at ${address} please`, 20)).toBe(`Look at\n${address}\nplease`);
  });
});
