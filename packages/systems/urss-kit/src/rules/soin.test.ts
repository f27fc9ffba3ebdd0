import { expect, test } from 'vitest';
import { battle, figure, levels, play, refusal } from '../testing.ts';
import { healing, hurt, use } from '../testing-heal.ts';
import { firstAid } from './index.ts';

test('UK-ATTR-SOIN: an ally in base contact is back to full vitality, and its wounds weigh no more', () => {
  const match = healing(
    firstAid,
    [0, 1],
    {},
    { ...hurt, at: [1, 0], weapons: ['pistolet'] },
    { rules: [{ id: firstAid.id, level: 1 }], facing: 'north' },
  );
  play(match, use(firstAid), '24');
  expect(figure(match, 'a1').vitality).toBe(3);
  play(match, [{ type: 'pass' }, { type: 'activate', figure: 'a1' }]);
  expect(levels(play(match, { type: 'shoot', weapon: 'pistolet', target: 'b' }, '1'), 'shooting')).toEqual([0]);
});

test('UK-ATTR-SOIN: not without contact, and not itself; while engaged it may', () => {
  expect(refusal(healing(firstAid, [0, 1.1]), use(firstAid))).toBe('UK-ATTR-SOIN');
  expect(refusal(healing(firstAid, [0, 1], {}, hurt, hurt), use(firstAid, 'a'))).toBe('UK-ATTR-GEN-HEAL');
  const engaged = battle({
    figures: { a: { at: [0, 0], rules: [firstAid.id] }, a1: { at: [0, 1], ...hurt }, b: { at: [1, 0] } },
    activation: 'a',
  });
  expect(refusal(engaged, use(firstAid))).toBeUndefined();
});
