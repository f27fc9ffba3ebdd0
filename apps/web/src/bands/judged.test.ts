import { expect, test } from 'vitest';
import type { Bands } from '../systems/new-game.ts';
import { judged, MOST_FIGURES } from './judged.ts';

const remark = { at: [0, 'weapons', 4], rule: 'UK-EQ-CARRY', text: { fr: 'trop', en: 'too many' }, forbids: true };
const bands = {
  called: { fr: ['figurine', 'figurines'], en: ['figure', 'figures'] },
  making: { judge: () => [remark] },
} as unknown as Bands;

test('what a game says of a band is told as it is', () => {
  expect(judged(bands, '', [{ profile: 'a' }])).toEqual([remark]);
});

test('a name that is taken is told at the second, and forbids nothing', () => {
  const figures = [{ profile: 'a', name: 'Riko' }, { profile: 'b' }, { profile: 'a', name: 'Riko' }, { profile: 'b' }];
  expect(judged(bands, '', figures)[0]).toMatchObject({ at: [2, 'name'], forbids: false });
});

test('a band has no more figures than a side', () => {
  const figures = Array.from({ length: MOST_FIGURES + 1 }, () => ({ profile: 'a' }));
  expect(judged(bands, '', figures)[0]).toMatchObject({ at: [], text: { fr: `${MOST_FIGURES} figurines au plus` }, forbids: true });
});
