import { expect, test } from 'vitest';
import { battle, box, disc, figure, ofType, play, point, refusal, where, type Battle, type BattleSpec } from '../testing.ts';

const to = (...steps: readonly (readonly [number, number])[]) => ({ type: 'move', path: steps.map(([x, y]) => point(x, y)) }) as const;
const alone = (terrain: BattleSpec['terrain'] = [], more: Partial<BattleSpec> = {}): Battle =>
  battle({ figures: { a: { at: [0, 0] }, b: { at: [20, 20] } }, terrain: terrain ?? [], activation: 'a', ...more });
const FACING = { x: -1000, y: 3 };

test('UK-ACT-MOVE, UK-MOVE-BASE: any path of five paces, bends included, then any facing', () => {
  const match = alone();
  expect(refusal(match, to([3, 0], [3, 2.2]))).toBe('UK-ACT-MOVE');
  play(match, { ...to([3, 0], [3, 2]), facing: FACING });
  expect([where(match, 'a'), figure(match, 'a').facing]).toEqual([[3, 2], FACING]);
});

test('UK-ACT-MOVE: a turn on the spot is a move of no length, and there is no other', () => {
  const match = alone();
  play(match, { ...to(), facing: FACING });
  expect([figure(match, 'a').facing, figure(match, 'a').left]).toEqual([FACING, 1]);
  expect(refusal(match, to([1, 0]))).toBe('UK-ACT-ONCE');
});

test('UK-ACT-COUNT: a figure has two actions, and its activation ends with the second', () => {
  const match = alone();
  play(match, { type: 'nothing' });
  expect(match.state.activation?.figure).toBe('a');
  play(match, to([1, 0]));
  expect(match.state.activation).toBeUndefined();
});

test('UK-ACT-NOTHING: doing nothing is an action that may be taken twice', () => {
  const match = alone();
  play(match, [{ type: 'nothing' }, { type: 'nothing' }]);
  expect([match.state.activation, figure(match, 'a').done]).toEqual([undefined, ['nothing', 'nothing']]);
});

test('UK-ACT-ONE-THING: an action of two needs two actions left', () => {
  const match = alone();
  play(match, { type: 'nothing' });
  expect(refusal(match, { type: 'run', to: point(3, 0) })).toBe('UK-ACT-ONE-THING');
  expect(refusal(match, { type: 'jump', runUp: point(1, 0), to: point(2, 0) })).toBe('UK-ACT-ONE-THING');
});

test('UK-ACT-ONCE: all movements are one type, a fight is another', () => {
  const terrain = [
    box('maison', [1.5, -2, 4, 2]),
    box('echelle', [1.4, -0.2, 1.5, 0.2], { kind: 'ladder' }),
    disc('lac', [0, -4, 3], 'water'),
  ];
  const match = battle({ figures: { a: { at: [-1, 0], left: 3 }, b: { at: [0, 1.5] } }, terrain, activation: 'a' });
  play(match, to([0.9, 0]));
  const refused = [
    to([0, 0]),
    { type: 'run', to: point(0, 0) },
    { type: 'crawl', path: [] },
    { type: 'climb', feature: 'maison', height: 1000 },
    { type: 'ladder', feature: 'echelle', height: 1000 },
    { type: 'swim', path: [point(0, -3)] },
    { type: 'jump', runUp: point(0, 0), to: point(-0.5, 0) },
  ] as const;
  expect(refused.map((command) => refusal(match, command))).toEqual(refused.map(() => 'UK-ACT-ONCE'));
});

test('UK-ACT-ONCE: who has moved into contact may still fight', () => {
  const match = battle({ figures: { a: { at: [0, 0] }, b: { at: [0, 4] } }, activation: 'a' });
  play(match, to([0, 4]));
  expect(refusal(match, { type: 'fight', target: 'b' })).toBeUndefined();
});

test('UK-ACT-LIST: what every figure is offered', () => {
  const match = battle({ figures: { a: { at: [0, 0] } }, activation: 'a' });
  const types = new Set(match.system.offers(match.state, 'A').map(({ type }) => type));
  for (const type of ['nothing', 'move', 'run', 'fight', 'jump', 'aim', 'crawl', 'standUp', 'swim']) expect(types).toContain(type);
});

test('UK-MOVE-PATH: neither walls, nor figures, nor the edge of the table let a base through', () => {
  const match = battle({
    figures: { a: { at: [0, 0] }, a2: { at: [-2, 0] }, a3: { at: [0, -3], posture: 'out', vitality: 0 }, b: { at: [20, 0] } },
    terrain: [box('mur', [2, -3, 3, 3])],
    activation: 'a',
  });
  expect([to([4, 0]), to([-4, 0]), to([0, -4])].map((command) => refusal(match, command))).toEqual([
    'UK-MOVE-PATH',
    'UK-MOVE-PATH',
    undefined,
  ]);
  expect(refusal(battle({ figures: { a: { at: [29, 0] } }, activation: 'a' }), to([31, 0]))).toBe('UK-MOVE-PATH');
});

const through = (posture: 'standing' | 'prone', x: number) =>
  refusal(
    battle({
      figures: { a: { at: [0, 0] }, a2: { at: [2, 0], posture }, b: { at: [20, 0] } },
      activation: 'a',
      options: { 'move.throughFriends': 'yes' },
    }),
    to([x, 0]),
  );

test('UK-MOVE-PATH: by option it passes through standing allies, without ending on them', () => {
  expect([through('standing', 4), through('standing', 2.5), through('prone', 4)]).toEqual([undefined, 'UK-MOVE-PATH', 'UK-MOVE-PATH']);
});

const onto = (top: number) => {
  const match = alone([box('marche', [1, -3, 6, 3], { top })]);
  const refused = refusal(match, to([4, 0]));
  if (!refused) play(match, to([4, 0]));
  return refused ?? where(match, 'a');
};

test('UK-MOVE-PATH, UK-TERRAIN-SMALL: rises of less than a pace are free and may be stopped on, a pace bars the way', () => {
  expect([onto(0.99), onto(1)]).toEqual([[4, 0, 0.99], 'UK-MOVE-PATH']);
});

const down = (z: number, dice: string) => {
  const match = battle({
    figures: { a: { at: [0, 0, z] }, b: { at: [20, 0] } },
    terrain: [box('quai', [-4, -4, 1, 4], { top: z })],
    activation: 'a',
  });
  play(match, to([4, 0]), dice);
  return where(match, 'a');
};

test('UK-MOVE-PATH, UK-MOVE-FALL: a drop of less than two paces is free, one of two ends the movement', () => {
  expect(down(1.9, '')).toEqual([4, 0]);
  expect(down(2, '13')).toEqual([1.5, 0]);
});

test('UK-TERRAIN-DIFFICULT, UK-MOVE-BASE: a pace in difficult ground costs two, under the centre of the base', () => {
  const match = alone([box('marais', [1, -5, 20, 5], { kind: 'difficult', top: 0 })]);
  expect([to([3, 0]), to([3.1, 0])].map((command) => refusal(match, command))).toEqual([undefined, 'UK-ACT-MOVE']);
  expect([5, 5.6].map((x) => refusal(match, { type: 'run', to: point(x, 0) }))).toEqual([undefined, 'UK-ACT-RUN']);
  const within = alone([box('marais', [-20, -5, 20, 5], { kind: 'difficult', top: 0 })]);
  expect([5, 5.1].map((x) => refusal(within, { type: 'run', to: point(x, 0) }))).toEqual([undefined, 'UK-ACT-RUN']);
  expect([1.25, 1.3].map((x) => refusal(within, { type: 'crawl', path: [point(x, 0)] }))).toEqual([undefined, 'UK-ACT-CRAWL']);
});

const wall = (x: number) => alone([box('muret', [x, -5, x + 1, 5], { kind: 'linear', top: 1.5 })]);

test('UK-TERRAIN-LINEAR: crossing a low wall takes two paces, and nobody stops on it', () => {
  // Difficult ground begins two paces before the base: two to reach it, two to cross, one left beyond.
  const near = wall(2.5);
  expect([5, 5.1, 3].map((x) => refusal(near, to([x, 0])))).toEqual([undefined, 'UK-ACT-MOVE', 'UK-TERRAIN-LINEAR']);
  expect(refusal(wall(4), to([5.6, 0]))).toBe('UK-TERRAIN-LINEAR');
  expect(refusal(near, { type: 'run', to: point(10, 0) })).toBeUndefined();
});

test('UK-TERRAIN-LINEAR: the crossing costs its real length where that is more', () => {
  const match = alone([box('talus', [1.5, -5, 3.1, 5], { kind: 'linear', top: 1.5 })]);
  play(match, to([5, 0]));
  expect(where(match, 'a')).toEqual([5, 0]);
});

test('UK-TERRAIN-TYPES: each kind of feature has its effect on a move', () => {
  const into = (kind: 'solid' | 'difficult' | 'linear' | 'water' | 'small', top: number) =>
    refusal(alone([box('decor', [0.6, -5, 3.5, 5], { kind, top })]), to([4, 0]));
  expect([into('solid', 3), into('difficult', 0), into('linear', 1.5), into('water', 0), into('small', 0.9)]).toEqual([
    'UK-MOVE-PATH',
    'UK-ACT-MOVE',
    undefined,
    'UK-ACT-SWIM',
    undefined,
  ]);
  const pit = battle({
    figures: { a: { at: [0, 0] } },
    terrain: [box('fosse', [1, -5, 4, 5], { kind: 'void', base: -3, top: 0 })],
    activation: 'a',
  });
  expect(ofType(play(pit, to([4, 0]), '3'), 'figureMoved').map(({ manner }) => manner)).toEqual(['move', 'fell']);
});
