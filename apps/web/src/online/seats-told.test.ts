import { expect, test } from 'vitest';
import { seatsTold } from './seats-told.ts';

const known = { names: { fr: { a: 'Bleus', b: 'Rouges', c: 'Verts' }, en: { a: 'Blues', b: 'Reds', c: 'Greens' } } };

test('lists of battles name the seats, a person’s own first', () => {
  expect(seatsTold(known, ['b'], 'fr')).toBe('Vous\u00a0: Rouges · Bleus · Verts');
  expect(seatsTold(known, ['b', 'c'], 'en')).toBe('You: Reds, Greens · Blues');
});

test('whoever looks on has no seat, and a device that has not joined the battle knows no names', () => {
  expect(seatsTold(known, [], 'fr')).toBe('Bleus · Rouges · Verts');
  expect(seatsTold({}, ['a'], 'fr')).toBeUndefined();
});
