import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { blowsAllowed } from '../melee/allowance.ts';
import { battle, figure, levels, ofType, play, refusal } from '../testing.ts';
import { between, fightB } from '../testing-fights.ts';
import { hero, multipleAttacks } from './index.ts';

const HERO = { rules: [hero.id] } as const;

test('UK-ATTR-HEROS, UK-ACT-ONCE: two actions of one type in the turn, of two in all', () => {
  const match = between({ ...HERO, skills: { combat: 2 } }, { character: true }, { character: true });
  play(match, fightB, '66 1 1');
  expect(refusal(match, { type: 'fight', target: 'b2' })).toBeUndefined();
  const events = play(match, { type: 'fight', target: 'b2' }, '66 1 1');
  expect(levels(events, 'damage')).toHaveLength(1);
  expect(ofType(events, 'activationEnded')).toMatchObject([{ over: true }]);
});

test('UK-ATTR-HEROS, UK-TURN-MULTI: a second activation with what is left, and no third', () => {
  const match = battle({ figures: { a: { at: [0, 0], ...HERO }, a2: { at: [5, 0] }, b: { at: [9, 0] } }, activation: 'a' });
  const move = { type: 'move', path: [{ x: 30000, y: 33000 }] } as const;
  play(match, [move, { type: 'pass' }]);
  play(match, { type: 'activate', figure: 'a' });
  expect(figure(match, 'a').left).toBe(1);
  expect(refusal(match, { type: 'move', path: [{ x: 30000, y: 34000 }] })).toBeUndefined();
  play(match, { type: 'nothing' });
  expect(refusal(match, { type: 'activate', figure: 'a' })).toBe('UK-TURN-ACTIVATION');
});

test('UK-ATTR-HEROS: an activation uses an action at least, and its player may give the others up for good', () => {
  const match = battle({ figures: { a: { at: [0, 0], ...HERO }, a2: { at: [5, 0] }, b: { at: [9, 0] } }, activation: 'a' });
  play(match, { type: 'pass' });
  expect(figure(match, 'a')).toMatchObject({ left: 1, activated: false });
  play(match, [
    { type: 'activate', figure: 'a' },
    { type: 'pass', forGood: true },
  ]);
  expect(figure(match, 'a')).toMatchObject({ activated: true });
});

test('UK-ATTR-HEROS, UK-ATTR-GEN-ALLOWANCE: it has two damage rolls a turn; of two numbers the higher counts', () => {
  const { state } = battle({
    figures: { a: { at: [0, 0], ...HERO }, a2: { at: [5, 0], rules: [hero.id, { id: multipleAttacks.id, value: 3 }] } },
  });
  expect(['a', 'a2'].map((id) => blowsAllowed(state, figureOf(state, id)))).toEqual([2, 3]);
});
