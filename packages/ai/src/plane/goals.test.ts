import { figureOf } from '@escarmouche/skirmish';
import type { Objective, ScenarioState } from '@escarmouche/skirmish/plane';
import { contains } from '@escarmouche/space';
import { expect, test } from 'vitest';
import { box, ground, rules } from '../../../skirmish/src/plane/testing.ts';
import { goalOf, worthOfOusting } from './goals.ts';
import { bestMove } from './moves.ts';
import { outlookOf } from './outlook.ts';
import { stakeOf } from './stakes.ts';
import { objective, scenarioOn } from '../../test/scenario.ts';
import { alive, gameBy } from '../../test/game.ts';

const at = (x: number, y: number) => ({ x: x * 1000, y: y * 1000, z: 0 });

/** Goals of some figures, in a word each: a zone, a figure, a place or safety. */
function aimsOf(state: ScenarioState, ...ids: readonly string[]): readonly (string | undefined)[] {
  return ids.map((id) => {
    const aim = goalOf(state, figureOf(state, id))?.aim;
    if (aim?.to === 'ground') return aim.zone.id;
    return aim?.to === 'figure' ? aim.id : aim?.to;
  });
}

const places = { a1: at(2, 2), a2: at(8, 9), a3: at(9, 9), a4: at(1, 1), b1: at(18, 2), b2: at(12, 12) };
const aims = (aim: object, rest?: Partial<Objective>) => aimsOf(scenarioOn(places, [objective(aim, rest)]), 'a1', 'a2', 'a3', 'b1');

test('UC-VICTORY-SCENARIO: without a scenario, or with all objectives met, a figure has no goal and no more at stake than any', () => {
  const plain: ScenarioState = { ...ground(places), turn: 1 };
  expect(aimsOf(plain, 'a1', 'b1')).toEqual([undefined, undefined]);
  expect(stakeOf(plain, 'a1')).toBe(1);
  const state = scenarioOn(places, [objective({ type: 'escort', who: ['a1'], zone: 'gate' })]);
  const met = { ...state, scenario: { met: { aim: 1 }, tokens: {}, happened: [] } };
  expect(aimsOf(met, 'a1', 'b1')).toEqual([undefined, undefined]);
  expect(stakeOf(met, 'a1')).toBe(1);
});

test('UC-VICTORY-SCENARIO: who must reach a zone goes there, others of the side as they like; the enemy goes after the nearest of them', () => {
  expect(aims({ type: 'reach', who: ['a1', 'a2'], count: 1, zone: 'gate' })).toEqual(['gate', 'gate', undefined, 'a2']);
});

test('UC-VICTORY-SCENARIO: who is escorted and all the escort go to the zone, the escorted one wary', () => {
  const state = scenarioOn(places, [objective({ type: 'escort', who: ['a1'], zone: 'gate' })]);
  expect(aimsOf(state, 'a1', 'a2', 'b1')).toEqual(['gate', 'gate', 'a1']);
  expect(goalOf(state, figureOf(state, 'a1'))?.wary).toBe(true);
  expect(goalOf(state, figureOf(state, 'a2'))?.wary).toBe(false);
});

test('UC-VICTORY-SCENARIO: the two nearest of each side fetch what lies there; its bearer takes it to the zone, and the enemy goes after the bearer', () => {
  const aim = { type: 'carry', token: 'chest', zone: 'gate' };
  const state = scenarioOn(places, [objective(aim)]);
  expect(aimsOf(state, 'a1', 'a2', 'a3', 'b1')).toEqual([undefined, 'place', 'place', 'place']);
  const taken = { ...state, scenario: { met: {}, tokens: { chest: { at: at(10, 10), by: 'a3' } }, happened: [] } };
  expect(aimsOf(taken, 'a1', 'a3', 'b1')).toEqual([undefined, 'gate', 'a3']);
  expect(stakeOf(taken, 'a3')).toBe(3);
  const lost = { ...state, scenario: { met: {}, tokens: { chest: { at: at(10, 10), by: 'b1' } }, happened: [] } };
  expect(aimsOf(lost, 'a1', 'b1')).toEqual(['b1', 'safety']);
});

test('UC-VICTORY-SCENARIO: a zone to be held draws both sides, less whoever would be one more than needed', () => {
  const aim = objective({ type: 'hold', zone: 'gate' }, { wins: false });
  const weight = (there: Record<string, ReturnType<typeof at>>, id: string) => {
    const state = scenarioOn({ ...places, ...there }, [aim]);
    return goalOf(state, figureOf(state, id))?.weight;
  };
  expect(aimsOf(scenarioOn(places, [aim]), 'a1', 'b1')).toEqual(['gate', 'gate']);
  expect(weight({ a4: at(17, 17) }, 'a1')).toBeLessThan(weight({}, 'a1') ?? 0);
  expect(weight({ a4: at(17, 17), b2: at(16, 16) }, 'a1')).toBe(weight({}, 'a1'));
});

test('UC-VICTORY-SCENARIO: who must not be lost keeps away while there are others to fight; a whole side does not', () => {
  const hunted = { type: 'eliminate', who: ['a1'] };
  expect(aims(hunted, { side: 'b' })).toEqual(['safety', undefined, undefined, 'a1']);
  expect(aims({ type: 'survive', who: ['a1'], count: 1, turn: 5 })).toEqual(['safety', undefined, undefined, 'a1']);
  const everybody = { type: 'survive', who: ['a1', 'a2', 'a3', 'a4'], count: 2, turn: 5 };
  expect(aims(everybody)).toEqual([undefined, undefined, undefined, 'a3']);
  const state = scenarioOn(places, [objective(everybody)]);
  expect(stakeOf(state, 'a1')).toBeCloseTo(1 + 1 / 3);
});

test('UC-VICTORY-SCENARIO: of two objectives the one that brings more counts more, and both more in the last turn', () => {
  const small = objective({ type: 'hold', zone: 'gate' }, { id: 'small', wins: false, points: 1 });
  const large = objective({ type: 'carry', token: 'chest', zone: 'gate' }, { id: 'large', wins: false, points: 20 });
  const state = scenarioOn(places, [small, large], { turns: 5 });
  expect(aimsOf(state, 'a3')).toEqual(['place']);
  const weight = (turn: number) => goalOf({ ...state, turn }, figureOf(state, 'a3'))?.weight ?? 0;
  expect(weight(5)).toBeGreaterThan(weight(1));
});

test('UC-VICTORY-SCENARIO: a fight is worth more against who stands in a zone to be held', () => {
  const state = scenarioOn({ ...places, b2: at(17, 16) }, [objective({ type: 'hold', zone: 'gate' })]);
  expect(worthOfOusting(state, figureOf(state, 'b1'))).toBe(0);
  expect(worthOfOusting(state, figureOf(state, 'b2'))).toBeGreaterThan(0);
});

/** The best move of a1 for its goal: where it ends, its worth and its reason. */
function moveOf(state: ReturnType<typeof scenarioOn>, least = 0) {
  const living = alive(state);
  const outlook = outlookOf(gameBy(rules, { left: { runs: false } }), living, figureOf(living, 'a1'));
  const option = bestMove(outlook, { caution: 0, drive: 0.05, idle: 0, goal: goalOf(state, outlook.figure) }, least, () => true);
  const end = option && 'move' in option.command ? option.command.move.at(-1) : undefined;
  return { end: end ?? { x: 0, y: 0 }, reason: option?.reason(), value: option?.value };
}

const gate = { type: 'reach', who: ['a1'], count: 1, zone: 'gate' };
const towardsGate = (x: number, y: number) => scenarioOn({ a1: at(x, y), b1: at(1.5, 1.5) }, [objective(gate)]);

test('UC-VICTORY-SCENARIO: a move goes to the zone and not to the enemy, says so, and ends within; there it stays', () => {
  const first = moveOf(towardsGate(9, 9));
  expect(Math.min(first.end.x, first.end.y)).toBeGreaterThan(10_000);
  expect(first.reason).toEqual({
    fr: 'Objectif\u00a0: aim\u00a0; peut tirer sur b1, 50\u00a0%, la seule à portée.',
    en: 'Objective: aim; can shoot b1, 50%, the only one in range.',
  });
  const state = towardsGate(13.2, 13.2);
  const shape = state.scene.scenario?.zones[0]?.shape;
  expect(shape && contains(shape, moveOf(state).end)).toBe(true);
  expect(moveOf(towardsGate(17, 17), 1).value).toBeUndefined();
});

test('UC-VICTORY-SCENARIO: it finds its way round a wall, and to free ground among friends', () => {
  const wall = scenarioOn({ a1: at(12, 17), b1: at(1, 1) }, [objective(gate)], {
    features: [box('wall', [13_000, 14_000, 13_500, 20_000])],
  });
  expect(moveOf(wall).end.y).toBeLessThan(15_000);
  const crowd = scenarioOn({ a1: at(13.2, 17), a2: at(15.5, 17), a3: at(15.5, 16), a4: at(15.5, 18), b1: at(1, 1) }, [objective(gate)]);
  const { end } = moveOf(crowd);
  const shape = crowd.scene.scenario?.zones[0]?.shape;
  expect(shape && contains(shape, end)).toBe(true);
});

test('UC-VICTORY-SCENARIO: what is to be fetched is walked right onto, even with no enemy left', () => {
  expect(moveOf(scenarioOn({ a1: at(8, 8.3) }, [objective({ type: 'carry', token: 'chest', zone: 'gate' })])).end).toEqual({
    x: 10_000,
    y: 10_000,
  });
});
