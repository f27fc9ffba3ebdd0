import { sheetOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { grantedTo } from '../granted.ts';
import { battle } from '../testing.ts';
import { demonic, frightening, lycan, spectre } from './index.ts';

test.each([
  [demonic, 'Démoniaque'],
  [lycan, 'Lycan'],
  [spectre, 'Spectre'],
])('UK-ATTR-DEMONIAQUE, UK-ATTR-GEN-TYPES: $1 frightens and is of this type, and Humain no more', ({ id }, type) => {
  const { state } = battle({
    figures: { a: { at: [0, 0], rules: [id] }, b: { at: [5, 0] }, b2: { at: [7, 0], types: ['Wookie'], rules: [id] } },
  });
  const { own, types } = grantedTo(sheetOf(state, 'a'));
  expect(own.map(({ rule }) => rule)).toContain(frightening);
  expect(types).toEqual([type]);
  expect(grantedTo(sheetOf(state, 'b')).types).toEqual(['Humain']);
  expect(grantedTo(sheetOf(state, 'b2')).types).toEqual(['Wookie', type]);
});
