import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import type { ActionCommand } from '../commands.ts';
import { guard, gunner, stage } from '../testing-alert.ts';
import { move, type Offset } from '../testing-moves.ts';
import { box, units, type BattleSpec } from '../testing.ts';
import { reactionsTo, shotOdds, unhurtBy } from './index.ts';

const reactions = (figures: BattleSpec['figures'], path: Offset, rest: Partial<BattleSpec> = {}) => {
  const { state } = stage(figures, rest);
  return { state, found: reactionsTo(state, 'A', move(path) as ActionCommand) };
};

test('UC-ACT-ALERT-TRIGGER: every window of a move in its order, with the exact chance of the shot made there', () => {
  const wall = box('wall', [-6, -9, -2, -7], { top: 3 });
  const { state, found } = reactions({ a: { at: [-5, -10] }, a2: { at: [20, 20] }, b: gunner }, [-1, -10], { terrain: [wall] });
  expect(found.map(({ by, on, windows }) => [by, on, windows])).toEqual([
    ['b', 'a', ['target']],
    ['b', 'a', ['end']],
  ]);
  const [weapon] = state.scene.sheets.b?.weapons ?? [];
  const there = { ...figureOf(state, 'a'), ...units(-1, -10) };
  const end = found.at(-1);
  const shot = weapon && shotOdds({ ...state, figures: { ...state.figures, a: there } }, figureOf(state, 'b'), weapon, there).losses[0];
  expect(Math.abs((end?.along ?? 0) - 4000)).toBeLessThan(1);
  expect(end?.threat).toMatchObject({ how: 'shot', with: 'blaster', out: expect.closeTo(shot?.out ?? 0, 12) as number });
  expect(found[0]?.along).toBeGreaterThan(0);
  expect(found[0]?.along).toBeLessThan(4000);
});

test('UC-ACT-ALERT-TRIGGER: several groups answer in the order of play, and one that sees nothing is not asked', () => {
  const { found } = reactions(
    { a: { at: [-5, -8] }, b: gunner, b2: { ...gunner, at: [3, 0] }, b3: { ...gunner, facing: 'north' } },
    [-1, -8],
  );
  expect(new Set(found.map(({ by }) => by))).toEqual(new Set(['b', 'b2']));
});

test('UC-ACT-ALERT-TRIGGER: without a weapon it may charge, which hurts nobody', () => {
  const { found } = reactions({ a: { at: [-4, -3] }, b: guard }, [0, -3]);
  expect(found.map(({ threat }) => [threat?.how, threat?.hurt])).toEqual([
    ['charge', 0],
    ['charge', 0],
  ]);
});

test('UC-ACT-ALERT: nobody in alert stance, nobody answers', () => {
  expect(reactions({ a: { at: [-5, -8] }, b: { ...gunner, alert: false } }, [-1, -8]).found).toEqual([]);
});

test('UC-ACT-ALERT: one reaction each: who comes through unhurt escapes the worst of every one of them, once', () => {
  const wall = box('wall', [-6, -9, -2, -7], { top: 3 });
  const figures = { a: { at: [-5, -10] }, a2: { at: [20, 20] }, b: gunner, b2: { ...gunner, at: [3, 0] } } as const;
  const { found } = reactions(figures, [-1, -10], { terrain: [wall] });
  const worst = ['b', 'b2'].map((id) => Math.max(...found.filter(({ by }) => by === id).map(({ threat }) => threat?.hurt ?? 0)));
  const [one = 0, two = 0] = worst;
  expect(found.length).toBeGreaterThan(2);
  expect(one).toBeGreaterThan(0);
  expect(unhurtBy(found)).toBeCloseTo((1 - one) * (1 - two), 12);
  expect(unhurtBy([])).toBe(1);
});

test('UC-ACT-ALERT-TRIGGER: where a charge may end the movement, no chance of coming through is told', () => {
  expect(unhurtBy(reactions({ a: { at: [-4, -3] }, b: guard }, [0, -3]).found)).toBeUndefined();
});

test('UC-ACT-ALERT-TRIGGER, UC-MOVE-FALL: after a fall that spares the mover its end may be answered; no chance of coming through is told then', () => {
  const pit = box('pit', [-1, -14, 9, -6], { kind: 'void', base: -2, top: 0 });
  const { found } = reactions({ a: { at: [-1.6, -10] }, b: gunner }, [3, -10], { terrain: [pit] });
  const end = found.at(-1);
  expect(end).toMatchObject({ by: 'b', on: 'a', windows: ['end'], ifSpared: true, threat: { how: 'shot' } });
  expect(end?.threat?.hurt).toBeGreaterThan(0);
  expect(unhurtBy(found)).toBeUndefined();
});

test('UC-ACT-ALERT-TRIGGER, UC-MELEE-DISENGAGE: who leaves a melee may be answered once the free attacks have spared it', () => {
  const { found } = reactions({ a: { at: [-5, -8] }, b: gunner, b2: { at: [-6, -8], like: 'guerrier' } }, [-1, -8]);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ by, ifSpared }) => by === 'b' && ifSpared)).toBe(true);
});
