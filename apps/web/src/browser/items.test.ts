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

test('a browser that throws when its storage is touched at all, or has none, is no fault either', () => {
  const owner = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  for (const get of [refuse, () => null]) {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
    expect(readItem('a')).toBeNull();
    expect(writeItem('a', 'x')).toBe(false);
  }
  if (owner) Object.defineProperty(globalThis, 'localStorage', owner);
});
