import { openMatch } from '@escarmouche/referee';
import { cubeWithName, nameOfCube, placeIn } from '@escarmouche/space/cubes';
import { expect, test } from 'vitest';
import { mapOf } from '../../../space/src/cubes/testing.ts';
import { waysOf } from './entering.ts';
import { toActivate, waiting } from './figures.ts';
import { travellerOf } from './move.ts';
import { squaresOf } from './zones.ts';
import { deadzone } from './system.ts';
import { cubeOfFigure, figure, ofType, patrol, play, refusal, soldier, type Battle } from './testing.ts';

const LATER = { 'setup.noRoom': 'later' } as const;

/** A Turn of a, with figures on the board and others off it: those of seat a come in by the red zone. */
function battle(
  standing: Readonly<Record<string, string>>,
  off: readonly string[],
  { map = mapOf({}), ...more }: { readonly map?: ReturnType<typeof mapOf>; readonly active?: string; readonly size?: number } = {},
): Battle {
  const base = patrol(map, LATER);
  const ids = [...Object.keys(standing), ...off];
  const groups = base.groups.map((group) => ({
    ...group,
    figures: ids
      .filter((id) => id.startsWith(group.seat))
      .map((id) =>
        soldier(group.id, { id, speed: [1, 3], weapons: [], ...(off.includes(id) && more.size !== undefined && { size: more.size }) }),
      ),
  }));
  return openMatch(deadzone, {
    ...base,
    groups,
    position: {
      zones: { a: 'red', b: 'blue' },
      figures: Object.fromEntries(Object.entries(standing).map(([id, cube]) => [id, placeIn(cubeWithName(cube), 0.5, 0.5)])),
      turn: { seat: 'a' },
      ...(more.active !== undefined && { activation: { figure: more.active } }),
    },
  });
}

const ends = (match: Battle, id: string, speed: number): readonly string[] => {
  const ways = waysOf(match.state, figure(match, id), travellerOf(match.state, figure(match, id), speed));
  return [...ways.values()].map(({ cube, path }) => `${nameOfCube(cube).slice(0, 4)} ${path.length - 1}`).sort();
};

test('DZ-SETUP-DEPLOY: the zone stays as it is, and who does not fit waits off the board', () => {
  const base = patrol(mapOf({}), LATER);
  const figures = [4, 4, 4, 4, 1].map((size, i) => soldier('A', { id: `a${i}`, weapons: [], size, recon: 4 }));
  const match: Battle = openMatch(deadzone, { ...base, groups: base.groups.map((group, i) => (i === 0 ? { ...group, figures } : group)) });
  play(
    match,
    [
      { type: 'first', seat: 'a' },
      { type: 'chooseZone', zone: 'red' },
    ],
    '44444 11111',
  );
  expect(squaresOf(match.state, 'a')).toHaveLength(4);
  for (const i of [0, 1, 2, 3]) play(match, { type: 'deploy', figure: `a${i}`, cube: `C${i + 1}R1L1` });
  expect(refusal(match, { type: 'deploy', figure: 'a4', cube: 'C5R1L1' })).toBe('DZ-SETUP-DEPLOY');
  expect(refusal(match, { type: 'ready' })).toBeUndefined();
});

test('DZ-SETUP-DEPLOY: every cube of the zone on level 1 is a way in, and counts as the first cube moved', () => {
  const match = battle({ a: 'C8R8', b: 'C8R5' }, ['a1']);
  expect(ends(match, 'a1', 0)).toEqual([]);
  expect(ends(match, 'a1', 1)).toEqual(['C1R1 1', 'C2R1 1', 'C3R1 1', 'C4R1 1']);
  expect(ends(match, 'a1', 2)).toEqual([
    'C1R1 1',
    'C1R2 2',
    'C2R1 1',
    'C2R2 2',
    'C3R1 1',
    'C3R2 2',
    'C4R1 1',
    'C4R2 2',
    'C5R1 2',
    'C5R2 2',
  ]);
});

test('DZ-SETUP-DEPLOY, DZ-MOVE-ENTER-ENEMY: nobody goes on from a way in where an enemy stands', () => {
  const match = battle({ a: 'C8R8', b: 'C4R1' }, ['a1']);
  expect(ends(match, 'a1', 2)).toEqual(['C1R1 1', 'C1R2 2', 'C2R1 1', 'C2R2 2', 'C3R1 1', 'C3R2 2', 'C4R1 1', 'C4R2 2']);
});

test('DZ-SETUP-DEPLOY, DZ-MOVE-CAPACITY: a full way in is passed, and no end', () => {
  const match = battle({ a: 'C1R1', b: 'C8R5' }, ['a1'], { size: 4 });
  expect(ends(match, 'a1', 2)).toEqual(['C1R2 2', 'C2R1 1', 'C2R2 2', 'C3R1 1', 'C3R2 2', 'C4R1 1', 'C4R2 2', 'C5R1 2', 'C5R2 2']);
});

test('DZ-SETUP-DEPLOY: all that is offered is taken, and the figure stands where it comes to', () => {
  const match = battle({ a: 'C8R8', b: 'C8R5' }, ['a1'], { active: 'a1' });
  const offers = [...deadzone.offers(match.state, 'a')];
  expect(new Set(offers.map(({ type }) => type))).toEqual(new Set(['move', 'sprint', 'done']));
  for (const { command } of offers) expect(command && refusal(match, command)).toBeUndefined();
  const events = play(match, { type: 'sprint', path: ['C4R1L1', 'C5R2L1', 'C6R3L1'] });
  expect(ofType(events, 'moved')).toMatchObject([{ path: ['C4R1L1', 'C5R2L1', 'C6R3L1'], how: 'enter' }]);
  expect([figure(match, 'a1').posture, cubeOfFigure(match, 'a1')]).toEqual(['standing', 'C6R3L1']);
});

test('DZ-SETUP-DEPLOY, DZ-MOVE-LEAVE: off the board there is no cube to share, none to shift in, and none to leave by', () => {
  const match = battle({ a: 'C1R8', b: 'C1R8' }, ['a1']);
  play(match, { type: 'activate', figure: 'a1' });
  expect(match.state.activation?.begunWithEnemy).toBe(false);
  expect(refusal(match, { type: 'sprint', path: ['C1R1L1'] })).toBeUndefined();
  for (const path of [[], ['C1R1L1']]) expect(refusal(match, { type: 'sprint', path, leave: true })).toBeDefined();
});

test('DZ-SETUP-DEPLOY, DZ-ROUND-PASS: it may be activated, and is not counted among those who wait', () => {
  const match = battle({ a: 'C8R8', b: 'C8R5' }, ['a1']);
  expect(waiting(match.state, 'a').map(({ id }) => id)).toEqual(['a']);
  expect(toActivate(match.state, 'a').map(({ id }) => id)).toEqual(['a', 'a1']);
  play(match, { type: 'activate', figure: 'a1' });
  play(match, { type: 'done' });
  expect(toActivate(match.state, 'a').map(({ id }) => id)).toEqual(['a']);
});

test('DZ-SETUP-DEPLOY, DZ-RECON-BONUS-TABLE: a flanking figure is not one that is to enter', () => {
  const match = battle({ a: 'C8R8', b: 'C8R5' }, ['a1']);
  const flanking = { ...match.state, flanking: ['a1'] };
  expect(toActivate(flanking, 'a').map(({ id }) => id)).toEqual(['a']);
});
