import { expect, test } from 'vitest';
import { deadzoneGame } from './game.ts';
import { construct } from './rules/construct.ts';
import { medic } from './rules/medecin.ts';
import { battle, figure, play, refusal, rule } from './testing.ts';

const healer = { at: 'C4R4L1', rules: [rule(medic.id)] } as const;
const heal = (target: string) => ({ type: 'special', rule: medic.id, target }) as const;

test('DZ-ACT-SPECIAL, DZ-ABIL-MEDIC: a short action, one of its kind, that takes a counter from a figure of the cube', () => {
  const figures = { a: healer, a2: { at: 'C4R4L1', spot: [0.1, 0.1], size: 2, counters: 2 }, b: { at: 'C8R8L1' } } as const;
  const match = battle({ figures, activation: 'a' });
  play(match, heal('a2'));
  expect(figure(match, 'a2').counters).toBe(1);
  expect(refusal(match, heal('a2'))).toBe('DZ-ACT-ONCE');
  expect(refusal(match, { type: 'sprint', path: ['C5R4L1'] })).toBe('DZ-ACT-ECONOMY');
  expect(refusal(match, { type: 'move', path: ['C5R4L1'] })).toBeUndefined();
});

test('DZ-ACT-SPECIAL: refused to figures without the rule, for figures elsewhere, and beside an enemy that stands', () => {
  const figures = { a: healer, a2: { at: 'C5R4L1', counters: 1 }, b: { at: 'C8R8L1' } };
  expect(refusal(battle({ figures, activation: 'a' }), heal('a2'))).toBe('DZ-ACT-SPECIAL');
  expect(refusal(battle({ figures, activation: 'a2' }), heal('a2'))).toBe('DZ-ACT-SPECIAL');
  const close = { ...figures, a: { ...healer, counters: 1 }, b: { at: 'C4R4L1', spot: [0.1, 0.1] } } as const;
  expect(refusal(battle({ figures: close, activation: 'a' }), heal('a'))).toBe('DZ-ACT-ENGAGED');
});

const hurt = (part: object) => ({ a: healer, a2: { at: 'C4R4L1', spot: [0.1, 0.1], counters: 1, ...part }, b: { at: 'C8R8L1' } }) as const;

const refused = (part: object) => refusal(battle({ figures: hurt(part), activation: 'a' }), heal('a2'));

test('DZ-ABIL-MEDIC: neither a vehicle nor a thing that was built is healed, nor a figure that is sound', () => {
  expect(refused({})).toBeUndefined();
  expect(refused({ type: 'V' })).toBe('DZ-ABIL-MEDIC');
  expect(refused({ rules: [rule(construct.id)] })).toBe('DZ-ABIL-MEDIC');
  expect(refused({ counters: 0 })).toBe('DZ-ABIL-MEDIC');
});

test('DZ-ACT-SPECIAL: offered for each figure of the cube that it may be for', () => {
  const figures = { a: healer, a2: { at: 'C4R4L1', spot: [0.1, 0.1], counters: 1 }, b: { at: 'C8R8L1' } } as const;
  const { state } = battle({ figures, activation: 'a' });
  const offered = deadzoneGame.offers(state, 'a').flatMap(({ command }) => (command?.type === 'special' ? [command.target] : []));
  expect(offered).toEqual(['a2']);
});
