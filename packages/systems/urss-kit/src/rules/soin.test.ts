import { expect, test } from 'vitest';
import type { RuleGrant } from '../content.ts';
import { ruleChanges } from '../levels.ts';
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

test('UK-ATTR-SOIN, UK-OBJ-GENERAL: a healing object adds to the test of its skill, and to no other', () => {
  const kit = { id: 'trousse', cites: 'test:kit', name: { fr: 't', en: 't' }, rules: [{ id: firstAid.id, level: 1 }] };
  const added = (purpose: 'test' | 'combat', of: string, rules: readonly RuleGrant[], objects = [kit]) => {
    const match = battle({ figures: { a: { at: [0, 0], rules, objects }, b: { at: [9, 0] } } });
    return ruleChanges(match.state, { purpose, figure: figure(match, 'a'), of }).map((one) => one.levels);
  };
  const skilled = [{ id: firstAid.id, level: 2 }];
  expect([added('test', firstAid.id, skilled), added('test', 'autre', skilled), added('combat', firstAid.id, skilled)]).toEqual([
    [1],
    [],
    [],
  ]);
  // Soin without a sign is level 0, which adds nothing.
  expect([
    added('test', firstAid.id, [{ id: firstAid.id }]),
    added('test', firstAid.id, skilled, []),
    added('test', firstAid.id, []),
  ]).toEqual([[], [], []]);
});
