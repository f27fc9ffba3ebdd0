import { copy } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { activatedRefusal } from './activate.ts';
import { knockback } from './rules/projection.ts';
import { medic } from './rules/medecin.ts';
import { tooStubborn } from './rules/trop-tetu.ts';
import type { State } from './state.ts';
import { battle, figure, ofType, play, refusal, rule, weapon, type BattleSpec } from './testing.ts';

const far = { at: 'C8R8L1' } as const;
const active = (a: Partial<BattleSpec['figures'][string]>, more: Partial<BattleSpec> = {}) =>
  battle({ figures: { a: { at: 'C4R4L1', ...a }, b: far }, activation: 'a', ...more });

/** Refusals of a Move and of a Sprint of a figure with this Speed. */
const refusals = (speed: [number, number] | null) =>
  (['move', 'sprint'] as const).map((type) => refusal(active({ speed }), { type, path: ['C5R4L1'] }));

test('DZ-MOVE-MOVE, DZ-MOVE-SPRINT: a figure moves and sprints by its own Speed each, and not at all without one', () => {
  expect(refusals([1, 2])).toEqual([undefined, undefined]);
  expect(refusals([0, 2])).toEqual(['DZ-MOVE-MOVE', undefined]);
  expect(refusals([1, 0])).toEqual([undefined, 'DZ-MOVE-MOVE']);
  expect(refusals(null)).toEqual(['DZ-MOVE-MOVE', 'DZ-MOVE-MOVE']);
});

test('DZ-ACT-ECONOMY: no third short action', () => {
  const match = battle({ figures: { a: { at: 'C4R4L1', counters: 1, rules: [rule(medic.id)] }, b: { at: 'C4R7L1' } }, activation: 'a' });
  play(match, [{ type: 'move', path: ['C4R5L1'] }], '');
  expect(refusal(match, { type: 'special', rule: medic.id, target: 'a' })).toBeUndefined();
  play(match, { type: 'shoot', weapon: 'rifle', target: 'b' }, '11111 111');
  expect(refusal(match, { type: 'special', rule: medic.id, target: 'a' })).toBe('DZ-ACT-ECONOMY');
});

test('DZ-ACT-STAND-UP: only a figure that is pinned stands up, as its first action, in a place of its cube', () => {
  expect(refusal(active({}), { type: 'standUp' })).toBe('DZ-ACT-STAND-UP');
  const lying = active({ posture: 'prone' });
  expect(refusal(lying, { type: 'standUp' })).toBeUndefined();
  expect(refusal(lying, { type: 'standUp', at: { x: 3100, y: 4900 } })).toBeUndefined();
  expect(refusal(lying, { type: 'standUp', at: { x: 2900, y: 4900 } })).toBe('DZ-MOVE-POSITION');
  const state = copy(lying.state as never) as State;
  state.activation?.done.push('shoot');
  expect(activatedRefusal(state, { type: 'standUp' })).toMatchObject({ rule: 'DZ-ACT-STAND-UP' });
});

test('DZ-CMD-SPLAT, DZ-CMD-POOL: no Splat without its result, nor by an army that has no use for it', () => {
  const hurt = { splat: tooStubborn.id, counters: 1 };
  expect(refusal(active(hurt, { pools: { a: ['die'], b: [] } }), { type: 'splat' })).toBe('DZ-CMD-POOL');
  expect(refusal(active({ counters: 1 }, { pools: { a: ['splat'], b: [] } }), { type: 'splat' })).toBe('DZ-CMD-SPLAT');
  const match = active(hurt, { pools: { a: ['splat'], b: [] } });
  const spent = ofType(play(match, { type: 'splat' }, '111'), 'dieSpent');
  expect(spent).toMatchObject([{ face: 'splat', count: 1, rule: tooStubborn.cites[0] }]);
});

test('DZ-CMD-DIE, DZ-FIGHT-ACTION: no more Dé results on a Fight or a movement than there are, none on a Fight "-"', () => {
  const figures = {
    a: { at: 'C4R4L1' },
    a2: { at: 'C4R4L1', spot: [0.9, 0.9], fight: null },
    b: { at: 'C4R4L1', spot: [0.1, 0.1] },
  } as const;
  const by = (activation: string) => battle({ figures, activation, pools: { a: ['die'], b: [] } });
  const fight = { type: 'fight', target: 'b' } as const;
  expect([1, 2].map((dice) => refusal(by('a'), { ...fight, dice }))).toEqual([undefined, 'DZ-CMD-DIE']);
  expect(refusal(by('a2'), fight)).toBe('DZ-DICE-NULL');
  expect(refusal(by('a'), { ...fight, target: 'a2' })).toBe('DZ-FIGHT-ACTION');
  expect(refusal(by('a'), { ...fight, weapon: 'axe' })).toBe('DZ-FIGHT-WEAPON');
  const apart = { a: { at: 'C4R4L1' }, b: { at: 'C5R4L1' } };
  const charge = { type: 'move', path: ['C5R4L1'], dice: 2 } as const;
  expect(refusal(battle({ figures: apart, activation: 'a', pools: { a: ['die'], b: [] } }), charge)).toBe('DZ-CMD-DIE');
});

test('DZ-SHOOT-TARGET, DZ-SHOOT-ACTION: only an enemy in play is shot at, with a ranged weapon of the figure', () => {
  const figures = { a: { at: 'C4R4L1' }, b: { at: 'C6R4L1' }, b2: { at: 'C6R5L1', posture: 'out' } } as const;
  const match = battle({ figures, activation: 'a' });
  const shoot = (target: string, arm = 'rifle') => refusal(match, { type: 'shoot', weapon: arm, target });
  expect([shoot('b'), shoot('b2'), shoot('nobody')]).toEqual([undefined, 'DZ-SHOOT-TARGET', 'DZ-SHOOT-TARGET']);
  expect([shoot('b', 'blade'), shoot('b', 'cannon')]).toEqual(['DZ-SHOOT-ACTION', 'DZ-SHOOT-ACTION']);
});

test('DZ-ACT-SPECIAL: a Special action is for a figure in play that shares the cube', () => {
  const out = { at: 'C4R4L1', spot: [0.9, 0.9], posture: 'out', counters: 1 } as const;
  const figures = { a: { at: 'C4R4L1', counters: 1, rules: [rule(medic.id)] }, a2: out, b: far };
  const heal = (target: string) => refusal(battle({ figures, activation: 'a' }), { type: 'special', rule: medic.id, target });
  expect(['a', 'a2', 'b', 'nobody'].map(heal)).toEqual([undefined, 'DZ-ACT-SPECIAL', 'DZ-ACT-SPECIAL', 'DZ-ACT-SPECIAL']);
});

test('DZ-MOVE-BREAK-AWAY, DZ-CMD-FREE-ACTIONS: a free Move that a blow interrupts goes on as the free one, a Move action as the action', () => {
  const gauntlet = weapon('gauntlet', 'fight', 0, rule(knockback.id));
  const figures = { a: { at: 'C4R4L1' }, b: { at: 'C4R4L1', spot: [0.1, 0.1], weapons: [gauntlet] } } as const;
  const thrown = (free: boolean) => {
    const match = battle({ figures, activation: 'a', pools: { a: ['move'], b: [] } });
    const move = { type: 'move', path: ['C3R4L1'], ...(free && { free: true as const }) } as const;
    play(match, move, '511 111', [
      ['striker', { figure: 'b', weapon: 'gauntlet', dice: 0 }],
      ['away', 'C4R5L1'],
    ]);
    return [match.state.activation?.resumes, refusal(match, { ...move, path: ['C5R5L1'] }), figure(match, 'a').posture];
  };
  expect([thrown(true), thrown(false)]).toEqual([
    ['free', undefined, 'standing'],
    ['action', undefined, 'standing'],
  ]);
});
