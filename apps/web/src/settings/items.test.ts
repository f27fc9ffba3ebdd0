import { expect, test, vi } from 'vitest';
import { readItem, writeItem } from './items.ts';

function refuse(): never {
  throw new DOMException('blocked', 'SecurityError');
}

test('a browser that lets nothing be kept is no fault: nothing is found, and it is known what is not kept', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(readItem('a')).toBeNull();
  expect(writeItem('a', 'x')).toBe(false);
  vi.unstubAllGlobals();
});
