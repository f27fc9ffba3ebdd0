import { outcomes, randomFrom, type Json } from '@escarmouche/referee';
import { figureOf, type Loss } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import type { Command, Level, State, Weapon } from '../index.ts';
import { urssClassic } from '../system.ts';
import { armour, battle, blade, box, gun, units, type BattleSpec, type FigureSpec } from '../testing.ts';
import { expectedOf, expectedPower, fightOdds, freeAttackOdds, powerOdds, shotOdds } from './index.ts';
import {
  cadence,
  choke,
  deviation,
  doesNotPushBack,
  enorme,
  fatalBlow,
  forceDuel,
  forceSensitive,
  magicBall,
  magicDuel,
  personnage,
  piercesArmour,
  push,
  shock,
  throwObjects,
  zone,
} from '../rules/index.ts';

type Pick = <T>(options: readonly T[]) => T;

/** Draws situations, the same for the same seed. */
function picker(seed: number): Pick {
  const random = randomFrom(seed);
  return (options) => {
    const found = options[random(options.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  };
}

const LEVELS: readonly Level[] = ['bonus', 'normal', 'malus'];

/** Answers of players who do what the odds take for granted. */
function choose(question: { readonly purpose: string; readonly options?: readonly Json[] }, aimedAt: string | undefined): Json | undefined {
  if (question.purpose === 'nextTarget') return aimedAt !== undefined && question.options?.includes(aimedAt) ? aimedAt : null;
  return question.options?.[0];
}

/** By brute force: the chance of each vitality left of a figure. */
function bruteForce(state: State, command: Command, ids: readonly string[]): ReadonlyMap<string, number> {
  const aimedAt = 'target' in command ? command.target : undefined;
  const left = (end: State): string => ids.map((id) => figureOf(end, id).vitality).join();
  return outcomes(urssClassic, state, 'A', command, left, (question) =>
    question.kind === 'choice' ? choose(question, aimedAt) : undefined,
  ).chances;
}

function expectSame(state: State, losses: readonly Loss[], command: Command): void {
  const ids = losses.map(({ figure }) => figure);
  const chances = bruteForce(state, command, ids);
  losses.forEach(({ figure, lost, out }, i) => {
    const exact = new Array<number>(lost.length).fill(0);
    for (const [key, chance] of chances) {
      const n = figureOf(state, figure).vitality - Number(key.split(',')[i]);
      exact[n] = (exact[n] ?? 0) + chance;
    }
    lost.forEach((chance, n) => expect(Math.abs(chance - (exact[n] ?? 0)), `${figure} loses ${n}`).toBeLessThan(1e-12));
    expect(Math.abs(out - (exact[lost.length - 1] ?? 0))).toBeLessThan(1e-12);
  });
}

const fillers = { a8: { at: [20, 20] }, a9: { at: [22, 20] }, b8: { at: [-20, 20] }, b9: { at: [-22, 20] } } as const;

const bodies: readonly FigureSpec[] = [
  {},
  { rules: [personnage.id], vitality: 3 },
  { rules: [personnage.id], vitality: 1 },
  { rules: [enorme.id], vitality: 4 },
];

/** A figure with a body, levels and at most one save, so that brute force comes to an end. */
function drawn(pick: Pick, weapon: Weapon, saves = pick([0, 1, 1])): FigureSpec {
  const body = pick(bodies);
  return {
    ...body,
    combat: pick(LEVELS),
    shooting: pick(LEVELS),
    damage: pick(LEVELS),
    weapons: [weapon],
    armour: saves > 0 && pick([true, false]) ? [armour('plaque', pick(LEVELS))] : [],
  };
}

function fatal(pick: Pick): readonly string[] {
  return pick([[], [], [fatalBlow.id]]);
}

test.each(Array.from({ length: 12 }, (_, i) => i))(
  'UC-SHOOT-ROLL UC-DMG-ROLL UC-SAVE-STACK: the odds of a shot are those of brute force (%i)',
  (seed) => {
    const pick = picker(seed);
    const weapon = gun('tube', 20, pick(LEVELS), [...fatal(pick), ...pick([[], [piercesArmour.id]])]);
    const match = battle({
      figures: { a: { ...drawn(pick, weapon), at: [0, 0] }, b: { ...drawn(pick, weapon), at: [0, pick([5, 9])] }, ...fillers },
      terrain: pick([[], [box('muret', [-3, 3, 3, 3.3], { kind: 'linear', top: 1 })]]),
      activation: 'a',
    });
    const { state } = match;
    const odds = shotOdds(state, figureOf(state, 'a'), weapon, figureOf(state, 'b'));
    expectSame(state, odds.losses, { type: 'shoot', weapon: 'tube', target: 'b' });
  },
);

test('UC-SAVE-STACK: several saves one after the other', () => {
  const weapon = gun('tube', 20);
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [weapon] }, b: { like: 'jediMineur', armour: ['armure'], at: [0, 5] }, ...fillers },
    activation: 'a',
  });
  const { state } = match;
  const odds = shotOdds(state, figureOf(state, 'a'), weapon, figureOf(state, 'b'));
  expect(odds.steps.map(({ purpose, of, ways, all }) => [purpose, of, ways, all])).toEqual([
    ['shooting', 'tube', 21, 36],
    ['damage', 'tube', 21, 36],
    ['save', 'test:sabre', 174, 216],
    ['save', 'test:armure', 21, 36],
    ['save', forceSensitive.cites[0], 69, 216],
  ]);
  expect(odds.losses[0]?.lost[1]).toBeCloseTo((21 / 36) * (21 / 36) * (42 / 216) * (15 / 36) * (147 / 216), 14);
  expectSame(state, odds.losses, { type: 'shoot', weapon: 'tube', target: 'b' });
});

test.each([
  ['', []],
  ['with fatal blows', [fatalBlow.id]],
])('UC-SHOOT-ROLL: two shots at one target %s', (_, rules) => {
  const weapon = gun('tube', 20, 'bonus', [{ id: cadence.id, value: 2 }, ...rules]);
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [weapon] }, b: { rules: [personnage.id], vitality: 2, at: [0, 5] }, ...fillers },
    activation: 'a',
  });
  const { state } = match;
  const odds = shotOdds(state, figureOf(state, 'a'), weapon, figureOf(state, 'b'));
  expect(odds.shots).toBe(2);
  expectSame(state, odds.losses, { type: 'shoot', weapon: 'tube', target: 'b' });
});

function oddsOfCadence(shots: number, left?: number) {
  const weapon = gun('tube', 20, 'normal', [{ id: cadence.id, value: shots }]);
  const { state } = battle({ figures: { a: { at: [0, 0], weapons: [weapon] }, b: { at: [0, 5] }, ...fillers }, activation: 'a' });
  return shotOdds(state, figureOf(state, 'a'), weapon, figureOf(state, 'b'), left);
}

test('UC-SHOOT-ROLL: the shots that are left of an action begun are those of a weapon that has so many', () => {
  const left = oddsOfCadence(3, 2);
  expect([left.shots, left.losses]).toEqual([2, oddsOfCadence(2).losses]);
  expect(left.losses).not.toEqual(oddsOfCadence(3).losses);
});

test('UC-SHOOT-ROLL: everybody in the area, the shooter too', () => {
  const weapon = gun('tube', 20, 'malus', [{ id: zone.id, value: 3 }]);
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [weapon] }, b: { at: [0, 3] }, b2: { at: [2, 3], rules: [personnage.id] }, ...fillers },
    activation: 'a',
  });
  const { state } = match;
  const odds = shotOdds(state, figureOf(state, 'a'), weapon, figureOf(state, 'b'));
  expect(odds.losses.map(({ figure }) => figure)).toEqual(['b', 'b2', 'a']);
  expectSame(state, odds.losses, { type: 'shoot', weapon: 'tube', target: 'b' });
});

test('UC-DMG-STATES: a shooter that wounds itself shoots the worse for it', () => {
  const weapon = gun('tube', 20, 'malus', [
    { id: zone.id, value: 3 },
    { id: cadence.id, value: 2 },
  ]);
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [weapon], rules: [personnage.id], vitality: 2 }, b: { at: [0, 3] }, ...fillers },
    activation: 'a',
  });
  const { state } = match;
  const { losses } = shotOdds(state, figureOf(state, 'a'), weapon, figureOf(state, 'b'));
  const [hit, hurt] = [21 / 36, 69 / 216];
  const badlyWounded = 69 / 216;
  const second = hit * (1 - hurt) * ((1 - hurt) * hit + hurt * badlyWounded) * hurt;
  expect(losses.map(({ figure, out }) => [figure, out])).toEqual([
    ['b', expect.closeTo(hit * hurt + (1 - hit) * hit * hurt + second, 12)],
    ['a', expect.closeTo(hit * (1 - hurt) * hurt * badlyWounded * hurt, 12)],
  ]);
});

test('UC-SHOOT-ROLL: a shooter that its own blast puts out of action does not shoot again', () => {
  const weapon = gun('tube', 20, 'malus', [
    { id: zone.id, value: 3 },
    { id: cadence.id, value: 2 },
  ]);
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [weapon] }, b: { at: [0, 3], rules: [personnage.id], vitality: 2 }, ...fillers },
    activation: 'a',
  });
  const { state } = match;
  const { losses } = shotOdds(state, figureOf(state, 'a'), weapon, figureOf(state, 'b'));
  const [hit, hurt] = [21 / 36, 69 / 216];
  expect(losses.map(({ figure, out }) => [figure, out])).toEqual([
    ['b', expect.closeTo(hit * hurt * (1 - hurt) * hit * hurt, 12)],
    ['a', expect.closeTo(hit * hurt + (1 - hit * hurt) * hit * hurt, 12)],
  ]);
});

test('UC-SHOOT-ROLL: a shot at a point of the ground', () => {
  const weapon = gun('tube', 20, 'malus', [
    { id: zone.id, value: 3 },
    { id: cadence.id, value: 2 },
  ]);
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [weapon] }, b: { at: [0, 6] }, b2: { at: [2, 5], rules: [personnage.id] }, ...fillers },
    options: { 'zone.pointTarget': 'yes' },
    activation: 'a',
  });
  const { state } = match;
  const point = units(0, 5);
  const odds = shotOdds(state, figureOf(state, 'a'), weapon, point);
  expect(odds.losses.map(({ figure }) => figure)).toEqual(['b', 'b2']);
  expect(odds.steps.map(({ purpose }) => purpose)).toEqual(['shooting']);
  expectSame(state, odds.losses, { type: 'shoot', weapon: 'tube', point });
});

test('UC-SHOOT-TARGET: by option a shot into a melee strikes one of those in contact', () => {
  const weapon = gun('tube', 20);
  const match = battle({
    figures: { a: { at: [0, 0], weapons: [weapon] }, a2: { at: [1, 6], armour: ['armure'] }, b: { at: [0, 6] }, ...fillers },
    activation: 'a',
    options: { 'shoot.intoMelee': 'random' },
  });
  const { state } = match;
  const odds = shotOdds(state, figureOf(state, 'a'), weapon, figureOf(state, 'b'));
  const hurt = (21 / 36) * (1 / 2) * (21 / 36);
  expect(odds.losses.map(({ figure, out }) => [figure, out])).toEqual([
    ['b', expect.closeTo(hurt, 12)],
    ['a2', expect.closeTo(hurt * (15 / 36), 12)],
  ]);
});

test('UC-SHOOT-ROLL: a miss may come down on somebody, counted place by place', () => {
  const weapon = gun('tube', 20, 'normal', [deviation.id, { id: zone.id, value: 3 }]);
  const match = battle({ figures: { a: { at: [0, 0], weapons: [weapon] }, b: { at: [0, 12] }, ...fillers }, activation: 'a' });
  const { state } = match;
  const odds = shotOdds(state, figureOf(state, 'a'), weapon, figureOf(state, 'b'));
  // One, two or three paces away (12 of 15) a point is at less than 3 paces from the base, whatever the direction; four or five away it is not.
  expect(odds.losses[0]?.out).toBeCloseTo((21 / 36) * (21 / 36) + (15 / 36) * (12 / 15) * (21 / 36), 12);
});

test.each(Array.from({ length: 10 }, (_, i) => i))(
  'UC-MELEE-ROLL UC-MELEE-RESULT: the odds of a fight are those of brute force, both ways (%i)',
  (seed) => {
    const pick = picker(100 + seed);
    const weapon = (id: string): Weapon => blade(id, pick(LEVELS), 1, fatal(pick));
    const match = battle({
      figures: {
        a: { ...drawn(pick, weapon('lame')), at: [0, 0], facing: pick(['north', 'south']) },
        b: { ...drawn(pick, weapon('fer'), 0), at: [0, 1], rules: pick([[], [doesNotPushBack.id]]) },
        ...fillers,
        ...pick<Readonly<Record<string, FigureSpec>>>([{}, { b2: { at: [0, -1], weapons: ['epee'] } }]),
      },
      activation: 'a',
    });
    const { state } = match;
    const odds = fightOdds(state, figureOf(state, 'a'), figureOf(state, 'b'));
    const { win, tie, lose } = odds.combat ?? {};
    expect((win?.ways ?? 0) + (tie?.ways ?? 0) + (lose?.ways ?? 0)).toBe(win?.all);
    expectSame(state, odds.losses, { type: 'fight', target: 'b' });
  },
);

test('UC-MELEE-PUSH UC-MOVE-FALL: a loser pushed over an edge falls first', () => {
  const match = battle({
    figures: { a: { at: [0, 0, 3], weapons: ['epee'] }, b: { at: [0, 1, 3], rules: [personnage.id] }, ...fillers },
    terrain: [box('toit', [-3, -3, 3, 1.2], { top: 3 })],
    activation: 'a',
  });
  const { state } = match;
  const odds = fightOdds(state, figureOf(state, 'a'), figureOf(state, 'b'));
  expect(odds.losses[0].lost[2]).toBeGreaterThan(0);
  expectSame(state, odds.losses, { type: 'fight', target: 'b' });
});

test('UC-ACT-FIGHT: who fights without contact and loses takes no blow', () => {
  const match = battle({
    figures: { a: { at: [0, -1], weapons: ['lance'] }, a2: { at: [0, 0] }, b: { at: [0, 1], weapons: ['epee'] }, ...fillers },
    activation: 'a',
  });
  const { state } = match;
  const odds = fightOdds(state, figureOf(state, 'a'), figureOf(state, 'b'));
  expect(odds.losses[1].out).toBe(0);
  expectSame(state, odds.losses, { type: 'fight', target: 'b' });
});

test('UC-ATTR-MISE-A-TERRE: a fight with a prone enemy is a free attack', () => {
  const match = battle({
    figures: { a: { at: [0, 0], weapons: ['epee'] }, b: { at: [0, 1], posture: 'prone', armour: ['armure'] }, ...fillers },
    activation: 'a',
  });
  const { state } = match;
  const odds = fightOdds(state, figureOf(state, 'a'), figureOf(state, 'b'));
  expect(odds.combat).toBeUndefined();
  expectSame(state, odds.losses, { type: 'fight', target: 'b' });
});

test('UC-MELEE-FREE UC-MELEE-DISENGAGE: the odds of a free attack are those of the figure that moves away', () => {
  const match = battle({
    figures: { a: { at: [0, 0], armour: ['armure'] }, b: { at: [0, 1], weapons: ['epee'] }, ...fillers },
    activation: 'a',
  });
  const { state } = match;
  const { loss } = freeAttackOdds(state, figureOf(state, 'b'), figureOf(state, 'a'));
  expectSame(state, [loss], { type: 'move', path: [{ x: 30000, y: 28000 }] });
});

const user: FigureSpec = {
  like: 'jediMineur',
  at: [0, 0],
  rules: [throwObjects.id, { id: choke.id, level: 'malus' }, push.id, shock.id],
};

const powers: BattleSpec = {
  figures: {
    a: user,
    b: { at: [0, 4], facing: 'south', rules: [personnage.id, { id: forceDuel.id, level: 'bonus' }] },
    ...fillers,
  },
  activation: 'a',
};

test.each([throwObjects.id, choke.id, shock.id, push.id])('UC-SW-PWR-USE: the odds of a power are those of brute force (%s)', (power) => {
  const { state } = battle(powers);
  const odds = powerOdds(state, figureOf(state, 'a'), power, figureOf(state, 'b'));
  expect(odds.turnedBack).toBeGreaterThan(0);
  expectSame(state, odds.losses, { type: 'special', rule: power, target: 'b' });
});

test.each([
  ['whom nobody answers', []],
  ['which a duel may bring back', [magicDuel.id]],
])('UC-MF-SPL-USE: the odds and the mean losses of a ball %s count whoever it bursts upon', (_, rules) => {
  const { state } = battle({
    figures: {
      a: { at: [0, 0], rules: [magicBall.id], facing: 'east' },
      a2: { at: [2, 0], rules: [personnage.id], vitality: 2 },
      b: { at: [10, 0], rules },
      b2: { at: [12, 0], armour: [armour('plaque', 'bonus')] },
      ...fillers,
    },
    activation: 'a',
  });
  const [a, b] = [figureOf(state, 'a'), figureOf(state, 'b')];
  const { steps, losses } = powerOdds(state, a, magicBall.id, b);
  expect(losses.map(({ figure }) => figure)).toEqual(rules.length === 0 ? ['b', 'b2'] : ['b', 'b2', 'a', 'a2']);
  expect(steps.filter(({ purpose }) => purpose === 'damage')).toHaveLength(1);
  expectSame(state, losses, { type: 'special', rule: magicBall.id, target: 'b' });
  expect(expectedPower(state, a, magicBall.id, b)).toEqual(losses.map(expectedOf));
});

test('UC-MOVE-FALL: the odds of a push count the fall', () => {
  const match = battle({
    figures: { a: { ...user, at: [0, 0, 3] }, b: { at: [0, 2, 3] }, ...fillers },
    terrain: [box('toit', [-3, -3, 3, 3], { top: 3 })],
    activation: 'a',
  });
  const { state } = match;
  const odds = powerOdds(state, figureOf(state, 'a'), push.id, figureOf(state, 'b'));
  expect(odds.losses[0]?.out).toBeCloseTo((21 / 36) * (21 / 36), 12);
  expectSame(state, odds.losses, { type: 'special', rule: push.id, target: 'b' });
});
