import { sheetOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { grantedTo } from '../granted.ts';
import { battle } from '../testing.ts';
import { demonic, frightening, lycan, spectre } from './index.ts';

test.each([
  ['UK-ATTR-DEMONIAQUE', demonic, 'Démoniaque'],
  ['UK-ATTR-LYCAN', lycan, 'Lycan'],
  ['UK-ATTR-SPECTRE', spectre, 'Spectre'],
])('%s, UK-ATTR-GEN-TYPES: it frightens and is of this type, and Humain no more', (_id, { id }, type) => {
  const { state } = battle({
    figures: { a: { at: [0, 0], rules: [id] }, b: { at: [5, 0] }, b2: { at: [7, 0], types: ['Wookie'], rules: [id] } },
  });
  const { own, types } = grantedTo(sheetOf(state, 'a'));
  expect(own.map(({ rule }) => rule)).toContain(frightening);
  expect(types).toEqual([type]);
  expect(grantedTo(sheetOf(state, 'b')).types).toEqual(['Humain']);
  expect(grantedTo(sheetOf(state, 'b2')).types).toEqual(['Wookie', type]);
});
