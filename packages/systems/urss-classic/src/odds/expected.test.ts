import { randomFrom } from '@escarmouche/referee';
import { figureOf, type Loss } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import type { Level, State } from '../index.ts';
import { armour, battle, blade, box, gun, type FigureSpec } from '../testing.ts';
import { expectedFight, expectedOf, expectedShot, fightOdds, shotOdds, type Expected } from './index.ts';
import { cadence, deviation, doesNotPushBack, enorme, fatalBlow, personnage, zone } from '../rules/index.ts';

/** Draws from lists, the same for the same seed. */
function picker(seed: number): <T>(...options: readonly [T, ...T[]]) => T {
  const random = randomFrom(seed);
  return (...options) => options[random(options.length)] ?? options[0];
}

function expectSame(light: readonly Expected[], long: readonly Loss[]): void {
  expect(light.map(({ figure }) => figure)).toEqual(long.map(({ figure }) => figure));
  long.map(expectedOf).forEach(({ points, out }, i) => {
    expect(light[i]?.points).toBeCloseTo(points, 12);
    expect(light[i]?.out).toBeCloseTo(out, 12);
  });
}

function drawnFigure(pick: ReturnType<typeof picker>, weapons: FigureSpec['weapons']): FigureSpec {
  return {
    ...pick<FigureSpec>(
      {},
      { rules: [personnage.id], vitality: 3 },
      { rules: [personnage.id], vitality: 1 },
      { rules: [enorme.id], vitality: 4 },
    ),
    combat: pick('bonus', 'normal', 'malus'),
    shooting: pick('bonus', 'normal', 'malus'),
    damage: pick('bonus', 'normal', 'malus'),
    weapons,
    armour: pick(true, false) ? [armour('plaque', pick('bonus', 'normal', 'malus'))] : [],
    facing: pick('north', 'south'),
  };
}

test.each(Array.from({ length: 40 }, (_, seed) => seed))('UC-SHOOT-ROLL: mean losses by shots are those of the long odds (%i)', (seed) => {
  const pick = picker(seed);
  const volley = pick([], [], [{ id: cadence.id, value: 2 }]);
  const blast = pick([], [{ id: zone.id, value: 3 }]);
  const weapon = gun('tube', 20, pick('bonus', 'normal', 'malus'), [...volley, ...blast, ...pick([], [fatalBlow.id], [deviation.id])]);
  const { state } = battle({
    figures: {
      a: { ...drawnFigure(pick, [weapon]), at: [0, 0] },
      b: { ...drawnFigure(pick, [weapon]), at: [0, pick(2, 6)] },
      b2: { ...drawnFigure(pick, [weapon]), at: [1, 6] },
    },
    terrain: pick([], [box('muret', [-3, 3, 3, 3.3], { kind: 'linear', top: 1 })]),
    options: { 'shoot.intoMelee': pick('aimed', 'random') } as Partial<State['scene']['options']>,
    activation: 'a',
  });
  const [a, b] = [figureOf(state, 'a'), figureOf(state, 'b')];
  expectSame(expectedShot(state, a, weapon, b), shotOdds(state, a, weapon, b).losses);
});

test('UC-SHOOT-COVER, UC-SHOOT-DMG: seen otherwise than as the shooter stands', () => {
  const weapon = gun('tube', 20);
  const shield = { ...armour('bouclier', 'normal'), arc: 'front' } as const;
  const spec = (behind: boolean, facing: 'north' | 'south') =>
    battle({
      figures: { a: { at: [0, 0], weapons: [weapon] }, b: { at: [0, 6], facing, armour: [shield] } },
      terrain: behind ? [box('muret', [-3, 3, 3, 5.3], { kind: 'linear', top: 1.2 })] : [],
      activation: 'a',
    }).state;
  const open = spec(false, 'north');
  const covered = spec(true, 'south');
  const of = (state: State, ...seen: [] | [{ arc: 'front' | 'rear'; hidden: number }]) =>
    expectedShot(state, figureOf(state, 'a'), weapon, figureOf(state, 'b'), ...seen);
  expect(of(open)).not.toEqual(of(covered));
  expect(of(open, { arc: 'front', hidden: 0.7 })).toEqual(of(covered));
});

test.each(Array.from({ length: 40 }, (_, seed) => seed))(
  'UC-MELEE-RESULT, UC-MELEE-TIE, UC-MELEE-PUSH, UC-MOVE-FALL: mean losses by a fight are those of the long odds (%i)',
  (seed) => {
    const pick = picker(seed);
    const weapon = blade('lame', pick<Level>('bonus', 'normal', 'malus'), 1, pick<string[]>([], [fatalBlow.id], [doesNotPushBack.id]));
    const { state } = battle({
      figures: {
        a: { ...drawnFigure(pick, [weapon]), at: [0, 0, 3] },
        b: { ...drawnFigure(pick, [weapon]), at: [0, 1, 3], posture: pick('standing', 'standing', 'prone') },
      },
      terrain: [box('toit', [-3, pick(-0.6, -3), 3, pick(1.6, 5)], { top: 3 })],
      activation: 'a',
    });
    const [a, b] = [figureOf(state, 'a'), figureOf(state, 'b')];
    expectSame(expectedFight(state, a, b), fightOdds(state, a, b).losses);
  },
);
