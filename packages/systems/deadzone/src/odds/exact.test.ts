import { expect, test } from 'vitest';
import { mapOf } from '../../../../space/src/cubes/testing.ts';
import { itBurns } from '../rules/ca-brule.ts';
import { frag } from '../rules/frag.ts';
import { grenade } from '../rules/grenade-a-main.ts';
import { battle, rule, weapon, type BattleSpec } from '../testing.ts';
import { besetOdds, burstOdds, fightOdds, shotOdds } from './attack.ts';

/** Chances worked out by hand: a die that needs 4 fails by 3/8, and an 8 adds another. */
const NONE = 3 / 8;
const ONE = 4 / 8 + NONE / 8;
const TWO = ONE / 8;
const MORE = 1 - NONE - ONE;
const NONE_OF_THREE = NONE ** 3;
const ONE_OF_THREE = 3 * ONE * NONE ** 2;

type Spec = BattleSpec['figures'][string];

const bare = { survive: null, armour: 0 } as const;

const under = (b: Partial<Spec>, gun: ReturnType<typeof weapon>) => {
  const { state } = battle({ figures: { a: { at: 'C2R4L1', weapons: [gun] }, b: { at: 'C4R4L1', ...bare, ...b } }, activation: 'a' });
  return shotOdds(state, { shooter: 'a', weapon: gun, target: 'b', suppress: false, dice: 0 }).target;
};

const oneDie = (ap = 0) => weapon('gun', 6, ap, rule(frag.id, 1));

test('DZ-DICE-EXPLODE, DZ-DMG-WOUNDS: one die of strength injures a figure of Size 1 by one success and kills it by two', () => {
  const { unharmed, injured, dead, points, damage } = under({}, oneDie());
  expect([unharmed, injured, dead].map((chance) => chance.toFixed(12))).toEqual([NONE, ONE, MORE].map((chance) => chance.toFixed(12)));
  expect(points).toBeCloseTo(ONE + 2 * MORE, 12);
  expect(damage[1]).toBeCloseTo(ONE, 12);
});

test('DZ-DMG-WOUNDS, DZ-DMG-RESOLVE: an injured figure dies of the next counter; armour takes a point, and PA takes armour', () => {
  expect(under({ counters: 1 }, oneDie())).toMatchObject({ injured: 0, figure: 'b' });
  expect(under({ counters: 1 }, oneDie()).dead).toBeCloseTo(ONE + MORE, 12);
  expect(under({ counters: 1 }, oneDie()).points).toBeCloseTo(ONE + MORE, 12);
  expect(under({ armour: 1 }, oneDie()).injured).toBeCloseTo(TWO, 12);
  expect(under({ armour: 1 }, oneDie()).unharmed).toBeCloseTo(NONE + ONE, 12);
  expect(under({ armour: 1 }, oneDie()).armoured).toBeCloseTo(ONE, 12);
  expect(under({ armour: 1 }, oneDie(1)).injured).toBeCloseTo(ONE, 12);
});

test('DZ-FIGHT-RESOLVE, DZ-FIGHT-RESPONSE: who wins hurts the other with its own PA; who dodges hurts nobody', () => {
  const figures = { a: { at: 'C4R4L1', armour: 1, fight: null }, b: { at: 'C4R4L1', spot: [0.1, 0.1], ...bare, fight: 4 } } as const;
  const { state } = battle({ figures, activation: 'a' });
  const fight = { attacker: 'a', target: 'b', dice: 0 };
  expect(fightOdds(state, fight, { how: 'survive', dice: 0 }).attacker).toBeUndefined();
  const struck = fightOdds(state, fight, { how: 'fight', dice: 0 });
  expect(struck.attacker?.unharmed).toBeCloseTo(NONE_OF_THREE + ONE_OF_THREE, 12);
  expect(struck.target.unharmed).toBeCloseTo(1, 12);
  expect(struck.tests.map(({ modifiers }) => modifiers)).toEqual([[], []]);
  expect(fightOdds(state, fight, { how: 'fight', weapon: weapon('spike', 'fight', 1), dice: 0 }).attacker?.unharmed).toBeCloseTo(
    NONE_OF_THREE,
    12,
  );
  const back = { attacker: 'b', target: 'a', dice: 0 };
  expect(fightOdds(state, back, { how: 'survive', dice: 0 }).target.figure).toBe('a');
});

test('DZ-ABIL-GRENADE, DZ-LOS-CUBE: a throw that fails goes off in each of the eight cubes beside as often', () => {
  const thrown = weapon('thrown', 3, 0, rule(grenade.id), rule(frag.id, 1));
  const figures = {
    a: { at: 'C2R4L1', shoot: 4, weapons: [thrown] },
    b: { at: 'C4R4L1', ...bare },
    b2: { at: 'C5R5L1', ...bare },
  } as const;
  const { state } = battle({ figures, activation: 'a' });
  const struck = burstOdds(state, { shooter: 'a', weapon: thrown, at: { column: 4, row: 4, level: 1 }, dice: 0 });
  expect(struck.map(({ target }) => target.figure)).toEqual(['b', 'b2']);
  expect(struck[0]?.reached).toBeCloseTo(1 - NONE_OF_THREE, 12);
  expect(struck[1]?.reached).toBeCloseTo(NONE_OF_THREE / 8, 12);
  expect(struck[0]?.target.injured).toBeCloseTo((1 - NONE_OF_THREE) * ONE, 12);
  expect(struck[1]?.target.unharmed).toBeCloseTo(1 - (NONE_OF_THREE / 8) * (ONE + MORE), 12);
});

test('DZ-STATE-FIRE: flames hurt a figure without a Survive value unless all their dice fail; who does not burn is safe', () => {
  const { state } = battle({ figures: { a: { at: 'C4R4L1', ...bare, marks: [itBurns.id] }, b: { at: 'C8R8L1' } }, activation: 'a' });
  expect(besetOdds(state, 'a')?.target.unharmed).toBeCloseTo(NONE_OF_THREE, 12);
  expect(besetOdds(state, 'b')).toBeUndefined();
});

test('DZ-SHOOT-SUPPRESS: sprayed fire hurts nobody', () => {
  const { state } = battle({ figures: { a: { at: 'C2R4L1' }, b: { at: 'C4R4L1', ...bare } }, activation: 'a' });
  const gun = weapon('gun', 6, 0);
  expect(shotOdds(state, { shooter: 'a', weapon: gun, target: 'b', suppress: true, dice: 0 }).target).toMatchObject({
    unharmed: 1,
    points: 0,
  });
});

test('DZ-STATE-CATCH: a throw at a cube with half a floor stays on it by a die of 5 or more, and falls to the ground else', () => {
  const thrown = weapon('thrown', 3, 0, rule(grenade.id), rule(frag.id, 1));
  const map = mapOf({ floors: ['C2R4L2 full', 'C4R4L3 partial'] });
  const figures = {
    a: { at: 'C2R4L2', shoot: 4, weapons: [thrown] },
    b: { at: 'C4R4L1', ...bare },
    b2: { at: 'C4R4L3', ...bare },
  } as const;
  const { state } = battle({ figures, map, activation: 'a' });
  const struck = burstOdds(state, { shooter: 'a', weapon: thrown, at: { column: 5, row: 4, level: 3 }, dice: 0 });
  const west = NONE_OF_THREE / 8;
  expect(struck.map(({ target }) => target.figure)).toEqual(['b', 'b2']);
  expect(struck[0]?.reached).toBeCloseTo(west / 2, 12);
  expect(struck[1]?.reached).toBeCloseTo(west / 2, 12);
});
