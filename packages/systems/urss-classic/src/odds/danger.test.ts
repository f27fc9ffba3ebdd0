import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { battle, box, units, type BattleSpec, type Spot } from '../testing.ts';
import { danger } from './danger.ts';
import { fightOdds, shotOdds } from './index.ts';
import { lightning, shock } from '../rules/index.ts';

const spec: BattleSpec = {
  figures: {
    a: { at: [0, -20], weapons: ['blaster'] },
    b: { like: 'stormtrooper', at: [0, 0], facing: 'north' },
    b2: { at: [20, 0], weapons: ['epee'], facing: 'east' },
  },
  activation: 'a',
};

const at = (where: Spot, given: BattleSpec = spec) => {
  const { state } = battle(given);
  return { state, ...danger(state, { ...figureOf(state, 'a'), ...units(...where) }) };
};

test('UC-SHOOT-TARGET: out of range and reach, a walk included, nothing threatens it and it threatens nobody', () => {
  const { taken, dealt } = at([0, -27]);
  expect([taken, dealt]).toEqual([[], []]);
});

test('UC-SHOOT-ROLL: a shooter that turns to it, and the shot it has in return, as their odds are', () => {
  const { state, taken, dealt } = at([0, -10]);
  const [hit, hurt, saved] = [21 / 36, 21 / 36, 69 / 216];
  const share = expect.closeTo(hit * hurt, 12) as number;
  expect(taken).toEqual([
    { by: 'b', on: 'a', how: 'shot', with: 'blaster', hurt: share, out: share, asItStands: false, comes: 'thisTurn' },
  ]);
  const [weapon] = state.scene.sheets.a?.weapons ?? [];
  const there = { ...figureOf(state, 'a'), ...units(0, -10) };
  const shot = weapon && shotOdds(state, there, weapon, figureOf(state, 'b'));
  expect(dealt).toMatchObject([{ by: 'a', on: 'b', how: 'shot', out: shot?.losses[0]?.out }]);
  expect(dealt[0]?.out).toBeCloseTo(hit * hurt * (1 - saved), 12);
});

function dealtBy(a: Partial<BattleSpec['figures'][string]>, where: Spot) {
  const figures: BattleSpec['figures'] = { ...spec.figures, a: { at: [0, -20], weapons: ['blaster'], ...a } };
  return at(where, { ...spec, figures }).dealt.map(({ on, how, asItStands }) => [on, how, asItStands]);
}

test('UC-ARC-VISION UC-MELEE-FACE: what may be done without turning or getting up first', () => {
  expect(dealtBy({ facing: 'north' }, [0, -10])).toEqual([['b', 'shot', true]]);
  expect(dealtBy({ facing: 'south' }, [0, -10])).toEqual([['b', 'shot', false]]);
  expect(dealtBy({ facing: 'north', posture: 'prone' }, [0, -10])).toEqual([['b', 'shot', false]]);
  expect(dealtBy({ facing: 'south', weapons: ['epee'] }, [0, -1])).toEqual([['b', 'fight', true]]);
  expect(dealtBy({ facing: 'south', weapons: ['epee'], posture: 'prone' }, [0, -1])).toEqual([['b', 'fight', false]]);
});

test('UC-SYS-LOS: a wall keeps it safe', () => {
  expect(at([0, -10], { ...spec, terrain: [box('mur', [-3, -5, 3, -4])] }).taken).toEqual([]);
});

test('UC-TURN-ACTIVATION: with two actions it may walk round what hides its target, and shoot; who lies may not', () => {
  const walled = { ...spec, terrain: [box('mur', [-1, -5, 1, -4])] };
  expect(at([0, -10], walled).taken).toMatchObject([{ by: 'b', how: 'shot', walks: true, asItStands: false }]);
  const b = { ...spec.figures.b, posture: 'prone' } as const;
  expect(at([0, -10], { ...walled, figures: { ...spec.figures, b } }).taken).toEqual([]);
});

const comes = (more: Partial<BattleSpec['figures'][string]>, activation?: string) =>
  at([0, -10], { figures: { ...spec.figures, b: { ...spec.figures.b, ...more } }, activation }).taken.map((one) => one.comes);

test('UC-TURN-ROUND: who has played this turn acts in the next, before who acts now; others in this one', () => {
  expect(comes({}, 'a')).toEqual(['thisTurn']);
  expect(comes({ activated: true }, 'a')).toEqual(['nextTurn']);
  // The enemy has yet to act.
  expect(comes({ activated: true })).toEqual([undefined]);
});

test('UC-MOVE-CHARGE: an enemy that can walk straight into contact fights it there, unless something is in the way', () => {
  const { state, taken } = at([20, 5]);
  const met = battle({
    ...spec,
    figures: { ...spec.figures, a: { ...spec.figures.a, at: [20, 5], facing: 'south' }, b2: { ...spec.figures.b2, at: [20, 4] } },
  });
  const fight = fightOdds(met.state, figureOf(met.state, 'b2'), figureOf(met.state, 'a'));
  expect(taken.find(({ by }) => by === 'b2')).toMatchObject({ how: 'charge', out: fight.losses[0].out });
  expect(figureOf(state, 'b2').x).toBe(50000);
  const walled = at([20, 5], { ...spec, terrain: [box('mur', [18, 2, 22, 3])] });
  expect(walled.taken.map(({ by }) => by)).not.toContain('b2');
  expect(at([20, 6.2]).taken.map(({ by }) => by)).not.toContain('b2');
});

test('UC-MELEE-ENGAGED: in contact both fight', () => {
  const { taken, dealt } = at([19, 0]);
  expect(taken.find(({ by }) => by === 'b2')?.how).toBe('fight');
  expect(dealt.find(({ on }) => on === 'b2')).toBeDefined();
});

test('UC-ATTR-MISE-A-TERRE: a prone enemy gets up first: it may shoot, not charge', () => {
  const prone = {
    ...spec,
    figures: { ...spec.figures, b: { ...spec.figures.b, posture: 'prone' }, b2: { ...spec.figures.b2, posture: 'prone' } },
  } as const;
  expect(at([0, -10], prone).taken.map(({ by, how }) => [by, how])).toEqual([['b', 'shot']]);
  expect(at([20, 5], prone).taken.map(({ by }) => by)).not.toContain('b2');
});

test('UC-SW-PWR-USE: powers that hurt are threats too', () => {
  const jedi = { ...spec, figures: { ...spec.figures, b2: { ...spec.figures.b2, rules: [lightning.id, shock.id] } } } as const;
  expect(at([20, 9], jedi).taken.find(({ by }) => by === 'b2')).toMatchObject({ how: 'power', with: lightning.id });
});

test('the danger of a place between twenty figures is known within a frame', () => {
  const figures: Record<string, BattleSpec['figures'][string]> = {};
  for (let i = 0; i < 10; i++) {
    figures[`a${i}`] = { like: 'commandoRebelle', at: [i * 2 - 10, 0] };
    figures[`b${i}`] = { like: i % 2 === 0 ? 'stormtrooper' : 'jediMineur', at: [i * 2 - 10, 12], facing: 'south' };
  }
  const terrain = Array.from({ length: 30 }, (_, i) => {
    const [x, y] = [((i * 7) % 40) - 20, ((i * 11) % 40) - 20];
    return box(`m${i}`, [x, y + 0.6, x + 1, y + 1.1], { top: 1 + (i % 3) });
  });
  const { state } = battle({ figures, terrain, activation: 'a0' });
  const figure = figureOf(state, 'a4');
  let best = Infinity;
  for (let i = 0; i < 20; i++) {
    const before = performance.now();
    expect(danger(state, { ...figure, ...units(i / 4 - 3, 6) }).taken.length).toBeGreaterThan(3);
    best = Math.min(best, performance.now() - before);
  }
  expect(best).toBeLessThan(16);
});
