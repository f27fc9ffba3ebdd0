import { nobody, resolve, type Question } from '@escarmouche/referee';
import { figureOf } from '@escarmouche/skirmish';
import { cubeNamed, nameOfCube, type Cube } from '@escarmouche/space/cubes';
import { expect, test } from 'vitest';
import { mapOf } from '../../../space/src/cubes/testing.ts';
import { construct } from './rules/construct.ts';
import { frag } from './rules/frag.ts';
import { knockback } from './rules/projection.ts';
import { jumpPack } from './rules/propulseurs.ts';
import { deadzone } from './system.ts';
import { battle, cubeOfFigure, figure, ofType, play, rule, tests, weapon, type BattleSpec } from './testing.ts';
import { landingsOf } from './thrown.ts';

const gun = weapon('rifle', 8, 0, rule(knockback.id));
const shoot = { type: 'shoot', weapon: 'rifle', target: 'b' } as const;

/** Figure b pushed from a roof eastwards, with figures that fill cubes below: its cube in the end, after these dice. */
function pushedOff(roof: string, full: readonly string[], dice: string, map: Parameters<typeof mapOf>[0] = {}): string {
  const { column = 0, row = 0, level = 0 } = cubeNamed(roof) ?? {};
  const west = nameOfCube({ column: column - 1, row, level });
  const crowd = Object.fromEntries(full.map((at, i) => [`b${i + 2}`, { at, size: 4 }]));
  const figures = { a: { at: west, weapons: [gun] }, b: { at: roof }, ...crowd };
  const floors = [`${west} full`, `${roof} full`, ...(map.floors ?? [])];
  const match = battle({ figures, map: mapOf({ ...map, floors }), activation: 'a' });
  play(match, shoot, `41111 111 ${dice}`);
  return cubeOfFigure(match, 'b');
}

test('DZ-STATE-SCATTER: after eight tries that all fail a figure lies where it fell, one too many', () => {
  const map = { panels: ['C7R4L1 N wall'] };
  expect(pushedOff('C6R4L3', ['C7R4L1'], '1 1 1 1 1 1 1 1 11111 111', map)).toBe('C7R4L1');
  expect(pushedOff('C6R4L3', ['C7R4L1'], '1 1 1 1 1 1 1 5 11111 111', map)).toBe('C7R5L1');
});

test('DZ-STATE-SCATTER, DZ-TERRAIN-HATCH: a hatch is a wall to whom is thrown on', () => {
  expect(pushedOff('C6R4L3', ['C7R4L1'], '1 5 11111 111', { panels: ['C7R4L1 N wall hatch 4'] })).toBe('C7R5L1');
});

test('DZ-STATE-SCATTER: the next try starts from the same cube where one of its level has no room, and from the lower one after a fall', () => {
  expect(pushedOff('C6R4L3', ['C7R4L1', 'C8R4L1'], '3 5 11111 111')).toBe('C7R5L1');
  expect(pushedOff('C3R4L4', ['C4R4L2', 'C5R4L1'], '3 5 111111 111', { floors: ['C4R4L2 full'] })).toBe('C5R5L1');
});

test('DZ-STATE-AWAY: the record tells the cube that a figure is thrown from and where it comes to lie', () => {
  const map = mapOf({ floors: ['C5R4L3 full', 'C6R4L3 full'] });
  const match = battle({ figures: { a: { at: 'C5R4L3', weapons: [gun] }, b: { at: 'C6R4L3' } }, map, activation: 'a' });
  const events = play(match, shoot, '41111 111 11111 111');
  expect(ofType(events, 'moved')).toMatchObject([{ figure: 'b', path: ['C6R4L3', 'C7R4L1'], how: 'fall' }]);
});

/** Questions of a command, answered by these dice and the first of each list. */
function asked(spec: BattleSpec, dice: string): readonly Question[] {
  const { state } = battle({ activation: 'a', ...spec });
  const faces = [...dice].map(Number);
  const all: Question[] = [];
  resolve(deadzone, state, 'a', shoot, (question, ...more) => {
    all.push(question);
    if (question.kind === 'roll') return faces.splice(0, question.faces.length);
    return question.kind === 'choice' ? question.options?.[0] : nobody(question, ...more);
  });
  return all;
}

test('DZ-DICE-TABLE: a die on a table names its rule and the figure concerned, in the question and in the record', () => {
  const map = mapOf({ floors: ['C4R4L2 full', 'C5R4L2 full', 'C6R4L2 partial'] });
  const spec = { figures: { a: { at: 'C4R4L2', weapons: [gun] }, b: { at: 'C5R4L2' } }, map, activation: 'a' };
  const about = { rule: 'DZ-STATE-CATCH', figure: 'b' };
  const rolls = asked(spec, '41111 111 5'.replaceAll(' ', '')).filter(({ kind }) => kind === 'roll');
  expect(rolls.at(-1)).toMatchObject({ purpose: 'table', about });
  expect(ofType(play(battle(spec), shoot, '41111 111 5'), 'tableRolled')).toEqual([{ type: 'tableRolled', die: 5, ...about }]);
});

/** Seats that are asked for the place of b, thrown over a barricade to C4R4 from the level given. */
function placers(
  level: number,
  b: Partial<BattleSpec['figures'][string]>,
  more: BattleSpec['figures'] = {},
  { by = gun, dice = '41111111' }: { readonly by?: typeof gun; readonly dice?: string } = {},
) {
  const [west, roof] = [2, 3].map((column) => `C${column}R4L${level}`);
  const figures = { a: { at: west ?? '', weapons: [by] }, a2: { at: 'C2R4L1' }, b: { at: roof ?? '', ...b }, ...more };
  const floors = level > 1 ? [`${west} full`, `${roof} full`] : [];
  const map = mapOf({ floors, panels: ['C4R4L1 W barricade'] });
  return asked({ figures, map }, `${dice}${'1'.repeat(30)}`).flatMap((question) =>
    question.kind === 'choice' && question.purpose === 'place' ? [question.seat] : [],
  );
}

test('DZ-STATE-AWAY, DZ-STATE-FALL: whom a fall of two levels will pin is placed as pinned, and whom one of a level will not as standing', () => {
  expect(placers(3, {})).toEqual(['a']);
  expect(placers(2, {})).toEqual([]);
});

test('DZ-STATE-AWAY, DZ-ABIL-CONSTRUCT, DZ-ITEM-JUMP-PACK: a figure that no fall or no explosion pins is placed as it will stand', () => {
  expect(placers(3, { rules: [rule(jumpPack.id)] })).toEqual([]);
  expect(placers(3, { rules: [rule(construct.id)] })).toEqual([]);
});

test('DZ-STATE-AWAY, DZ-STATE-FORCED-ENTRY: pinned among enemies, few or many, a figure is placed by its owner as it stands up, and not before', () => {
  const enemy = { at: 'C4R4L1', spot: [0.5, 0.1] } as const;
  const lying = { posture: 'prone' } as const;
  expect(placers(1, lying)).toEqual(['a']);
  expect(placers(1, lying, { a3: enemy })).not.toContain('a');
  expect(placers(1, lying, { a3: enemy, a4: { ...enemy, spot: [0.5, 0.9] } })).not.toContain('a');
});

test('DZ-STATE-FORCED-ENTRY, DZ-DMG-RESOLVE: a figure thrown among enemies fights with its weapon, and that pierces armour', () => {
  const figures = {
    a: { at: 'C2R4L1', weapons: [gun] },
    a2: { at: 'C4R4L1', spot: [0.1, 0.1], armour: 2 },
    b: { at: 'C3R4L1', weapons: [weapon('axe', 'fight', 2)] },
  } as const;
  const events = play(battle({ figures, activation: 'a' }), shoot, '41111 111 5111 111', [['response', { how: 'survive', dice: 0 }]]);
  expect(ofType(events, 'damaged').at(-1)).toMatchObject({ figure: 'a2', potential: 1, armour: 0, points: 1 });
});

const there = (name: string): Cube => cubeNamed(name) ?? { column: 0, row: 0, level: 0 };

test('DZ-STATE-CATCH: chances of where something comes to lie: half of it on each partial floor, the rest on what is below', () => {
  const map = mapOf({ floors: ['C6R4L4 partial', 'C6R4L3 partial', 'C6R4L2 full'] });
  const { state } = battle({ figures: { a: { at: 'C1R1L1' }, b: { at: 'C8R8L1' } }, map });
  const chances = (from: string, size: number) =>
    landingsOf(state, there(from), size).map(({ cube, chance }) => [nameOfCube(cube), chance]);
  expect(chances('C6R4L4', 1)).toEqual([
    ['C6R4L4', 0.5],
    ['C6R4L3', 0.25],
    ['C6R4L2', 0.25],
  ]);
  expect(chances('C6R4L4', 3)).toEqual([['C6R4L2', 1]]);
  expect(chances('C5R4L4', 1)).toEqual([['C5R4L1', 1]]);
});

/** A figure pushed off a roof, with these dice of gravity: that test, its posture, how often it was pinned. */
function fallen(dice: string) {
  const map = mapOf({ floors: ['C5R4L3 full', 'C6R4L3 full'] });
  const match = battle({ figures: { a: { at: 'C5R4L3', weapons: [gun] }, b: { at: 'C6R4L3' } }, map, activation: 'a' });
  const events = play(match, shoot, `41111 111 ${dice} 111`);
  expect(ofType(events, 'damaged').some(({ rule: by }) => by === 'DZ-STATE-FALL')).toBe(!dice.startsWith('1'));
  return [tests(events).at(-2), figure(match, 'b').posture, ofType(events, 'pinned').length];
}

test('DZ-STATE-FALL: a figure killed by its fall is not pinned, and one that is hurt and lives is', () => {
  expect(fallen('55511')).toEqual(['gravity gravity 3', 'out', 0]);
  expect(fallen('55111')).toEqual(['gravity gravity 2', 'prone', 1]);
  expect(fallen('11111')).toEqual(['gravity gravity 0', 'prone', 1]);
});

test('DZ-STATE-SLAM: a figure that withstands the wall as well as it hits is neither hurt nor pinned', () => {
  const match = battle({ figures: { a: { at: 'C6R4L1', weapons: [gun] }, b: { at: 'C8R4L1' } }, activation: 'a' });
  const events = play(match, shoot, '41111 111 511 411');
  expect([tests(events).slice(2), ofType(events, 'damaged').length, figure(match, 'b').posture]).toEqual([
    ['wall wall 1', 'survive b 1'],
    1,
    'standing',
  ]);
});

test('DZ-STATE-SLAM: a figure killed by a wall is not pinned', () => {
  const match = battle({ figures: { a: { at: 'C6R4L1', weapons: [gun] }, b: { at: 'C8R4L1' } }, activation: 'a' });
  const events = play(match, shoot, '41111 111 555 111');
  expect([figureOf(match.state, 'b').posture, ofType(events, 'pinned').length]).toEqual(['out', 0]);
});

const launcher = weapon('rifle', 8, 0, rule(frag.id, 1));

test('DZ-STATE-AWAY, DZ-ABIL-CONSTRUCT: an explosion throws a figure that is never pinned, and who attacks places it as it stands', () => {
  const exploding = { by: launcher, dice: '41113' };
  expect(placers(1, {}, {}, exploding)).toEqual(['a']);
  expect(placers(1, { rules: [rule(construct.id)] }, {}, exploding)).toEqual([]);
});
