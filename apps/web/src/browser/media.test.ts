import { afterEach, expect, test, vi } from 'vitest';
import { meets, onMediaChange } from './media.ts';

afterEach(() => vi.unstubAllGlobals());

function refuse(): never {
  throw new Error('no');
}

test('a browser that cannot tell what the device is like meets no query, and never changes its mind', () => {
  for (const matchMedia of [undefined, refuse]) {
    vi.stubGlobal('matchMedia', matchMedia);
    expect(meets('(prefers-contrast: more)')).toBe(false);
    expect(() => onMediaChange('(prefers-contrast: more)', () => undefined)).not.toThrow();
  }
});
