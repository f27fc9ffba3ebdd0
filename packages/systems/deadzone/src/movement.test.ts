import { expect, test } from 'vitest';
import { mapOf } from '../../../space/src/cubes/testing.ts';
import { deadzone } from './system.ts';
import { battle, cubeOfFigure, figure, ofType, play, refusal, rule, tests, weapon } from './testing.ts';
import { construct } from './rules/construct.ts';
import { intel } from './rules/jeton-info.ts';
import { knockback } from './rules/projection.ts';
import { jumpPack } from './rules/propulseurs.ts';
import { suppression } from './rules/suppression.ts';

const far = { at: 'C8R8L1' } as const;

test('DZ-MOVE-MOVE, DZ-MOVE-SPRINT: cubes by Speed', () => {
  const match = battle({ figures: { a: { at: 'C4R4L1' }, b: far }, activation: 'a' });
  expect(refusal(match, { type: 'move', path: ['C5R4L1', 'C6R4L1'] })).toBe('DZ-MOVE-MOVE');
  play(match, { type: 'sprint', path: ['C5R4L1', 'C6R5L1'] });
  expect(cubeOfFigure(match, 'a')).toBe('C6R5L1');
});

test('DZ-MOVE-POSITION: a figure stands where its player wishes', () => {
  const match = battle({ figures: { a: { at: 'C4R4L1' }, b: far }, activation: 'a' });
  expect(refusal(match, { type: 'move', path: ['C5R4L1'], at: { x: 3999, y: 4500 } })).toBe('DZ-MOVE-POSITION');
  play(match, { type: 'move', path: ['C5R4L1'], at: { x: 4100, y: 4900 } });
  expect(figure(match, 'a')).toMatchObject({ x: 4100, y: 4900, z: 0 });
});

test('DZ-MOVE-SPRINT: not from a cube with an enemy', () => {
  const match = battle({
    figures: { a: { at: 'C4R4L1' }, b: { at: 'C4R4L1', spot: [0.1, 0.1], posture: 'prone' } },
    activation: undefined as never,
  });
  play(match, { type: 'activate', figure: 'a' });
  expect(refusal(match, { type: 'sprint', path: ['C5R4L1'] })).toBe('DZ-MOVE-SPRINT');
});

test('DZ-MOVE-DOWN, DZ-STATE-FALL: two levels down are a fall; gravity has a die a cube', () => {
  const map = mapOf({ floors: ['C4R4L3 full'] });
  const match = battle({ figures: { a: { at: 'C4R4L3' }, b: far }, map, activation: 'a' });
  const events = play(match, { type: 'move', path: ['C5R4L3', 'C5R4L1'] }, '57612 421');
  expect(tests(events)).toEqual(['gravity gravity 3', 'survive a 1']);
  expect(figure(match, 'a')).toMatchObject({ counters: 1, posture: 'prone', activated: true });
});

test('DZ-ITEM-JUMP-PACK: no harm by a fall', () => {
  const map = mapOf({ floors: ['C4R4L3 full'] });
  const match = battle({ figures: { a: { at: 'C4R4L3', rules: [rule(jumpPack.id)] }, b: far }, map, activation: 'a' });
  play(match, { type: 'move', path: ['C5R4L3', 'C5R4L1'] });
  expect(figure(match, 'a')).toMatchObject({ counters: 0, posture: 'standing', activated: false });
});

const gun = weapon('rifle', 8, 0, rule(knockback.id));
const shoot = { type: 'shoot', weapon: 'rifle', target: 'b' } as const;

test('DZ-STATE-SLAM, DZ-TERRAIN-EDGE: thrown against the edge a figure stays and is slammed', () => {
  const match = battle({ figures: { a: { at: 'C6R4L1', weapons: [gun] }, b: { at: 'C8R4L1', armour: 1 } }, activation: 'a' });
  const events = play(match, shoot, '41111 111 562 511');
  expect(tests(events)).toEqual(['shoot a 1', 'survive b 0', 'wall wall 2', 'survive b 1']);
  expect([cubeOfFigure(match, 'b'), figure(match, 'b').posture]).toEqual(['C8R4L1', 'prone']);
});

test('DZ-STATE-CATCH, DZ-STATE-AWAY: thrown over a walkway a figure lands on it by 5 or more, and falls past it by less', () => {
  const map = mapOf({ floors: ['C4R4L2 full', 'C5R4L2 full', 'C6R4L2 partial'] });
  const figures = { a: { at: 'C4R4L2', weapons: [gun] }, b: { at: 'C5R4L2' } };
  const caught = battle({ figures, map, activation: 'a' });
  play(caught, shoot, '41111 111 5');
  expect(cubeOfFigure(caught, 'b')).toBe('C6R4L2');
  const missed = battle({ figures, map, activation: 'a' });
  const events = play(missed, shoot, '41111 111 4');
  expect(cubeOfFigure(missed, 'b')).toBe('C6R4L1');
  expect(ofType(events, 'tableRolled')).toMatchObject([{ rule: 'DZ-STATE-CATCH', die: 4 }]);
});

test('DZ-STATE-FORCED-ENTRY: a figure thrown among enemies fights as one that has moved in', () => {
  const figures = { a: { at: 'C2R4L1', weapons: [gun] }, a2: { at: 'C4R4L1', spot: [0.1, 0.1] }, b: { at: 'C3R4L1' } } as const;
  const match = battle({ figures, activation: 'a' });
  const events = play(match, shoot, '41111 111 1111 111', [['response', { how: 'survive', dice: 0 }]]);
  expect(tests(events)).toEqual(['shoot a 1', 'survive b 0', 'fight b 0', 'survive a2 0']);
});

test('DZ-ABIL-CONSTRUCT: never pinned', () => {
  const burst = weapon('rifle', 8, 0, rule(suppression.id));
  const match = battle({
    figures: { a: { at: 'C4R4L1', weapons: [burst] }, b: { at: 'C6R4L1', rules: [rule(construct.id)] } },
    activation: 'a',
  });
  play(match, shoot, '11111 111');
  expect(figure(match, 'b').posture).toBe('standing');
});

test('DZ-ITEM-PICKUP, DZ-ITEM-INTEL, DZ-VP-INTEL: an item is picked up on the way, where no enemy is', () => {
  const match = battle({ figures: { a: { at: 'C4R4L1' }, b: far }, activation: 'a', tokens: ['C5R4L1'], bag: [intel.id, intel.id] });
  const events = play(match, { type: 'sprint', path: ['C5R4L1', 'C6R4L1'] }, '2', [['item', 'token-1']]);
  expect(ofType(events, 'itemPicked')).toMatchObject([{ item: intel.id, figure: 'a' }]);
  expect(match.state.points).toEqual({ a: 1, b: 0 });
  expect(cubeOfFigure(match, 'a')).toBe('C6R4L1');
});

/** Beside an enemy of Size 4 in the middle a newcomer of Size 2 has one corner: walls close the other three. */
const corner = mapOf({ panels: ['C4R4L1 N wall', 'C4R4L1 W wall'] });
const crowd = { a: { at: 'C4R5L1', size: 2 }, b: { at: 'C4R4L1', size: 4, posture: 'prone', fight: null } } as const;

test('DZ-MOVE-REPOSITION: where there is no room a friend is shifted first, to a near place that its owner chooses', () => {
  const figures = { ...crowd, a2: { at: 'C4R4L1', spot: [0.9, 0.9] } } as const;
  const match = battle({ figures, map: corner, activation: 'a' });
  const events = play(match, { type: 'move', path: ['C4R4L1'] }, '111111 1111', [['place', { x: 3175, y: 4025 }]]);
  expect(ofType(events, 'moved').map(({ figure: id, how }) => [id, how])).toEqual([
    ['a2', 'shift'],
    ['a', 'walk'],
  ]);
  expect([figure(match, 'b').x, figure(match, 'b').y]).toEqual([3500, 4500]);
});

test('DZ-MOVE-REPOSITION: an enemy is shifted where no friend is in the way, and nobody leaves the cube', () => {
  const figures = { a: { at: 'C4R5L1', size: 4 }, b: { at: 'C4R4L1', size: 1, posture: 'prone', fight: null } } as const;
  const match = battle({ figures, map: mapOf({ panels: ['C4R4L1 N wall', 'C4R4L1 W wall', 'C4R4L1 E wall'] }), activation: 'a' });
  play(match, { type: 'move', path: ['C4R4L1'] }, '111111 111', [['place', { x: 3425, y: 4625 }]]);
  expect(cubeOfFigure(match, 'a')).toBe('C4R4L1');
  expect(figure(match, 'b')).toMatchObject({ x: 3425, y: 4625, z: 0 });
});

test('DZ-ITEM-JUMP-PACK: a leap over a gap goes on to a floor that is not lower', () => {
  const map = mapOf({ floors: ['C4R4L2 full', 'C6R4L2 full'] });
  const speed = [3, 4] as [number, number];
  const match = battle({ figures: { a: { at: 'C4R4L2', speed, rules: [rule(jumpPack.id)] }, b: far }, map, activation: 'a' });
  expect(refusal(match, { type: 'move', path: ['C5R4L2', 'C6R4L2'] })).toBeUndefined();
  expect(refusal(match, { type: 'move', path: ['C5R4L2', 'C5R5L2', 'C6R4L2'] })).toBe('DZ-TERRAIN-FLOOR');
});

test('DZ-MOVE-DOWN: who lands unharmed and upright moves on; hurt, the figure stays where it landed', () => {
  const map = mapOf({ floors: ['C4R4L3 full'] });
  const sprint = { type: 'sprint', path: ['C5R4L3', 'C5R4L1', 'C6R4L1'] } as const;
  const leaper = battle({ figures: { a: { at: 'C4R4L3', rules: [rule(jumpPack.id)] }, b: far }, map, activation: 'a' });
  play(leaper, sprint);
  expect(cubeOfFigure(leaper, 'a')).toBe('C6R4L1');
  const figures = { a: { at: 'C4R4L3', armour: 0, rules: [rule(construct.id)] }, b: far } as const;
  const machine = battle({ figures, map, activation: 'a' });
  play(machine, sprint, '11111 111');
  expect(cubeOfFigure(machine, 'a')).toBe('C6R4L1');
  const broken = battle({ figures, map, activation: 'a' });
  play(broken, sprint, '51111 111');
  expect([cubeOfFigure(broken, 'a'), figure(broken, 'a').counters]).toEqual(['C5R4L1', 1]);
  expect(refusal(battle({ figures: { a: { at: 'C4R4L3' }, b: far }, map, activation: 'a' }), sprint)).toBe('DZ-MOVE-DOWN');
});

test('DZ-TERRAIN-HALF-TILE: a figure of Size 3 thrown onto a half tile slips off it and falls', () => {
  const map = mapOf({ floors: ['C4R4L3 full', 'C5R4L3 full', 'C6R4L3 partial'] });
  const figures = { a: { at: 'C4R4L3', weapons: [gun] }, b: { at: 'C5R4L3', size: 3 } } as const;
  const match = battle({ figures, map, activation: 'a' });
  play(match, shoot, '41111 111 11111 111');
  expect([cubeOfFigure(match, 'b'), figure(match, 'b').posture]).toEqual(['C6R4L1', 'prone']);
});

const movesOf = (a: { readonly speed: [number, number] | null; readonly carries?: readonly string[] }): readonly string[] => {
  const match = battle({ figures: { a: { at: 'C1R1L1', ...a }, b: far }, activation: 'a', pools: { a: ['move'], b: [] } });
  return deadzone.offers(match.state, 'a').flatMap(({ command }) => (command?.type === 'move' ? [command.free ? 'free' : 'action'] : []));
};

test('DZ-CMD-FREE-ACTIONS, DZ-MOVE-MOVE: a Move result is offered to whoever moves a cube, and not to a figure that does not move', () => {
  expect(new Set(movesOf({ speed: [1, 2] }))).toEqual(new Set(['free', 'action']));
  expect(movesOf({ speed: null, carries: [intel.id] })).toEqual([]);
});

test('DZ-STATE-SCATTER, DZ-MOVE-CAPACITY: who falls where its team has no room is thrown on, by a die again for the edge and for a wall', () => {
  const map = mapOf({ floors: ['C6R4L3 full', 'C7R4L3 full'], panels: ['C8R4L1 N wall'] });
  const figures = { a: { at: 'C6R4L3', weapons: [gun] }, b: { at: 'C7R4L3' }, b2: { at: 'C8R4L1', size: 4 } } as const;
  const match = battle({ figures, map, activation: 'a' });
  const events = play(match, shoot, '41111 111 3 1 5 11111 111');
  expect(ofType(events, 'tableRolled').map(({ rule: id, die }) => [id, die])).toEqual([3, 1, 5].map((die) => ['DZ-STATE-SCATTER', die]));
  expect([cubeOfFigure(match, 'b'), figure(match, 'b').posture]).toEqual(['C8R5L1', 'prone']);
  const level = battle({ figures: { ...figures, a: { at: 'C6R4L1', weapons: [gun] }, b: { at: 'C7R4L1' } }, activation: 'a' });
  play(level, shoot, '41111 111');
  expect(cubeOfFigure(level, 'b')).toBe('C7R4L1');
});

test('DZ-CMD-FREE-ACTIONS: a free Move goes one cube, however fast the figure is', () => {
  const match = battle({ figures: { a: { at: 'C1R1L1', speed: [2, 4] }, b: far }, activation: 'a', pools: { a: ['move'], b: [] } });
  const free = deadzone.offers(match.state, 'a').flatMap(({ command }) => (command?.type === 'move' && command.free ? [command.path] : []));
  expect(free).toEqual(expect.arrayContaining([['C2R1L1'], ['C1R2L1']]));
  expect(free.every((path) => path.length <= 1)).toBe(true);
  expect(refusal(match, { type: 'move', path: ['C2R1L1', 'C3R1L1'], free: true })).toBe('DZ-MOVE-MOVE');
  expect(refusal(match, { type: 'move', path: ['C2R1L1', 'C3R1L1'] })).toBeUndefined();
});
