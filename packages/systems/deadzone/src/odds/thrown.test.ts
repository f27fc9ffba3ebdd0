import type { Answer, ChoiceQuestion } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { cube, mapOf } from '../../../../space/src/cubes/testing.ts';
import { construct } from '../rules/construct.ts';
import { frag } from '../rules/frag.ts';
import { knockback } from '../rules/projection.ts';
import { jumpPack } from '../rules/propulseurs.ts';
import { stunGrenade } from '../rules/grenade-assourdissante.ts';
import { grenade } from '../rules/grenade-a-main.ts';
import { battle, rule, weapon, type BattleSpec } from '../testing.ts';
import { burstOdds, fightOdds, shotOdds } from './attack.ts';
import { first, followed, strays } from './testing.ts';

const launcher = weapon('launcher', 8, 0, rule(frag.id, 1));
const shot = { shooter: 'a', weapon: launcher, target: 'b', suppress: false, dice: 0 } as const;
const a = { at: 'C1R8L1', weapons: [launcher] } as const;
const b = { size: 1, armour: 0, survive: 6 } as const;
const bare = { ...b, survive: null } as const;

const striker = { fight: 5, size: 1, weapons: [weapon('axe', 'fight', 1)] } as const;

interface Blown {
  readonly where: string;
  readonly figures: BattleSpec['figures'];
  readonly map?: Parameters<typeof mapOf>[0];
  /** Branches less likely are not followed. */
  readonly least?: number;
}

/** Share of the branches that are not followed, at most: 1.2% between two walls, 1% above filled cubes and half a floor, less elsewhere. */
const MOST_CUT = 0.0125;

/** A roof by a wall; a figure that falls from it and finds no room below is scattered against another. */
const walled = { floors: ['C4R1L3 full'], panels: ['C4R1L3 E wall', 'C4R2L1 W wall'] };

/** A figure in the cube of an explosion, with others round about. */
const blown: readonly Blown[] = [
  { where: 'in a corner of the board', figures: { a, b: { ...bare, at: 'C8R1L1' } }, least: 1e-5 },
  {
    where: 'in armour, hurt, of Size 2, in that corner',
    figures: { a, b: { ...bare, at: 'C8R1L1', size: 2, armour: 1, counters: 1 } },
    least: 1e-5,
  },
  {
    where: 'between two walls',
    figures: { a, b: { ...b, survive: 7, at: 'C4R4L1' } },
    map: { panels: ['C4R4L1 E wall', 'C4R4L1 W wall'] },
  },
  { where: 'on a roof of two levels', figures: { a, b: { ...bare, at: 'C4R4L3' } }, map: { floors: ['C4R4L3 full'] }, least: 1e-5 },
  {
    where: 'on that roof, above half a floor',
    figures: { a, b: { ...bare, at: 'C4R4L3' } },
    map: { floors: ['C4R4L3 full', 'C5R4L2 partial'] },
    least: 1e-5,
  },
  {
    where: 'on that roof, with a pack that lets it fall unharmed',
    figures: { a, b: { ...bare, at: 'C4R4L3', rules: [rule(jumpPack.id)] } },
    map: { floors: ['C4R4L3 full'] },
  },
  { where: 'that is never pinned', figures: { a, b: { ...bare, at: 'C8R4L1', rules: [rule(construct.id)] } } },
  { where: 'beside a cube that its team fills', figures: { a, b: { ...bare, at: 'C8R4L1' }, b2: { at: 'C7R4L1', size: 4 } } },
  {
    where: 'on a roof, above cubes by a wall that its team fills',
    figures: { a, b: { ...bare, at: 'C4R1L3' }, b2: { at: 'C4R2L1', size: 4 }, b3: { at: 'C5R2L1', size: 4 } },
    map: walled,
    least: 3e-6,
  },
  {
    where: 'on that roof, with a pack, above those cubes and an enemy who lets it stand up',
    figures: {
      a,
      b: { ...bare, at: 'C4R1L3', rules: [rule(jumpPack.id)] },
      b2: { at: 'C4R2L1', size: 4 },
      b3: { at: 'C5R2L1', size: 4 },
      a2: { fight: null, weapons: [], at: 'C4R3L1' },
    },
    map: walled,
    least: 5e-6,
  },
  { where: 'beside an enemy', figures: { a, b: { ...bare, at: 'C4R4L1' }, a2: { ...striker, at: 'C5R4L1' } }, least: 2e-5 },
  {
    where: 'beside an enemy that is pinned',
    figures: { a, b: { ...bare, at: 'C4R4L1' }, a2: { ...striker, at: 'C5R4L1', posture: 'prone' } },
  },
  {
    where: 'beside an enemy, where one thrown before it may take the last room',
    figures: {
      a,
      b2: { ...bare, at: 'C4R4L1', size: 2, armour: 9 },
      b: { ...bare, at: 'C4R4L1', counters: 1 },
      b3: { at: 'C5R4L1', size: 2, posture: 'prone' },
      a2: { ...striker, at: 'C5R4L1' },
    },
    least: 2e-5,
  },
];

test.each(blown)(
  'DZ-ABIL-FRAG, DZ-STATE-SCATTER, DZ-STATE-SLAM, DZ-STATE-FALL, DZ-STATE-FORCED-ENTRY: odds to the end of the throw, of a figure $where',
  ({ figures, map = {}, least }) => {
    const { state } = battle({ figures, map: mapOf(map), activation: 'a' });
    expect(
      strays(followed(state, 'a', { type: 'shoot', weapon: launcher.id, target: 'b' }, 0, least), shotOdds(state, shot).target, MOST_CUT),
    ).toEqual([]);
  },
);

/** Answers as who attacks likes best: into that cube. */
const into =
  (name: string) =>
  (question: ChoiceQuestion, dice: number): Answer =>
    question.purpose === 'away' ? name : first(question, dice);

const ram = weapon('ram', 6, 0, rule(knockback.id));

test.each([
  { where: 'a wall', at: 'C4R4L1', map: { panels: ['C4R4L1 E wall'] } },
  { where: 'the edge of a roof', at: 'C4R4L3', map: { floors: ['C4R4L3 full', 'C2R4L3 full'] } },
])('DZ-ABIL-KNOCKBACK, DZ-STATE-AWAY: odds of a shot that pushes its target to $where', ({ at, map }) => {
  const from = at.replace('C4', 'C2');
  const figures = { a: { at: from, shoot: 6, weapons: [ram] }, b: { ...bare, size: 2, at } };
  const { state } = battle({ figures, map: mapOf(map), activation: 'a' });
  const found = followed(state, 'a', { type: 'shoot', weapon: ram.id, target: 'b' }, 0);
  expect(strays(found, shotOdds(state, { ...shot, weapon: ram }).target, MOST_CUT)).toEqual([]);
});

test('DZ-ABIL-KNOCKBACK, DZ-FIGHT-RESOLVE: in a Fight who wins pushes the other where it is hurt most', () => {
  const gauntlet = weapon('gauntlet', 'fight', 0, rule(knockback.id));
  const map = mapOf({ floors: ['C3R4L3 full', 'C4R4L3 full'] });
  const figures = { a: { at: 'C3R4L3', fight: 6, weapons: [gauntlet] }, b: { ...bare, size: 2, fight: null, at: 'C3R4L3' } };
  const { state } = battle({ figures, map, activation: 'a' });
  const found = followed(state, 'a', { type: 'fight', target: 'b' }, 0, undefined, into('C2R4L3'));
  const odds = fightOdds(state, { attacker: 'a', target: 'b', weapon: gauntlet, dice: 0 }, { how: 'survive', dice: 0 });
  expect(strays(found, odds.target, MOST_CUT)).toEqual([]);
  const back = fightOdds(state, { attacker: 'b', target: 'a', dice: 0 }, { how: 'fight', weapon: gauntlet, dice: 0 });
  expect(back.target.dead).toBeCloseTo(0, 12);
});

test('DZ-ITEM-STUN-GRENADE: a stun stops whoever has not acted, as often as it lands there, and hurts nobody', () => {
  const stun = weapon('stun', 3, 0, rule(grenade.id), rule(stunGrenade.id));
  const figures = { a: { at: 'C2R4L1', weapons: [stun], shoot: 4 }, b: { at: 'C4R4L1' }, b2: { at: 'C4R4L1', activated: true } };
  const { state } = battle({ figures, activation: 'a' });
  const [one, two] = burstOdds(state, { shooter: 'a', weapon: stun, at: cube('C4R4L1'), dice: 0 });
  expect(one?.stopped).toBeCloseTo(1 - (3 / 8) ** 3, 12);
  expect(one?.target).toMatchObject({ unharmed: 1, pinned: 0 });
  expect(two?.stopped).toBe(0);
});
