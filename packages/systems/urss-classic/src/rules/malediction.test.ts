import { expect, test } from 'vitest';
import { battle, ofType, play, refusal, rolls, type BattleSpec } from '../testing.ts';
import { magicDuel } from './index.ts';

const cast = { type: 'special', rule: 'malediction', target: 'b' } as const;
const a = { at: [0, 0], rules: ['malediction'], facing: 'east' } as const;
const spec = (more: Partial<BattleSpec['figures']> = {}): BattleSpec =>
  ({ figures: { a, b: { at: [10, 0] }, b2: { at: [10, 3] }, b3: { at: [-9, 0] }, ...more }, activation: 'a' }) as BattleSpec;

test('UC-MF-SPL-MALEDICTION: two castings in one action, each with its own test and a target chosen after the former one', () => {
  const match = battle(spec());
  const events = play(match, cast, '34 33', [['nextUse', 'b2']]);
  expect(rolls(events)).toEqual(['power a 7', 'power a 6']);
  expect(match.state.effects).toEqual([{ rule: 'malediction', on: 'b', by: 'a' }]);
  expect(match.state.activation?.left).toBe(1);
});

test('UC-MF-SPL-MALEDICTION: the second may be given up, and goes only at whom the caster could aim at', () => {
  const match = battle(spec());
  expect(rolls(play(match, cast, '34', [['nextUse', null]]))).toEqual(['power a 7']);
  expect(() => play(battle(spec()), cast, '34 34', [['nextUse', 'b3']])).toThrow();
  expect(refusal(battle(spec({ b: { at: [16.01, 0] } })), cast)).toBe('UC-SHOOT-RANGE');
});

test('UC-MF-SPL-MALEDICTION UC-DICE-STACK: twice on one figure is Combat - once, until the next activation of the caster', () => {
  const match = battle(spec({ b: { at: [1, 0], weapons: ['epee'] }, b2: { at: [30, 0] } }));
  play(match, cast, '34 34', [['nextUse', 'b']]);
  expect(rolls(play(match, { type: 'fight', target: 'b' }, '665 661 111'))).toEqual(expect.arrayContaining(['combat b 7']));
  play(match, [{ type: 'endGroup' }, { type: 'activate', figure: 'a' }]);
  expect(match.state.effects).toEqual([]);
});

test('UC-MF-SPL-MALEDICTION UC-ATTR-PARADE-DUEL: each casting may be turned back by itself', () => {
  const match = battle(spec({ b: { at: [10, 0], rules: [magicDuel.id] } }));
  const events = play(match, cast, '34 44 34', [
    ['duel', true],
    ['nextUse', 'b2'],
  ]);
  expect(ofType(events, 'effectBegan').map(({ effect }) => effect.on)).toEqual(['a', 'b2']);
});
