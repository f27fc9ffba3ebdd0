import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { backstab, pushesBack } from './rules/index.ts';
import { pushBlows } from './displacement.ts';
import { alive, battle, box, figure, ofType, play, where, type Battle, type BattleSpec, type FigureSpec } from './testing.ts';

/** `a`, at the west, ties with `b`, and both go a pace apart. */
function tie(b: FigureSpec = {}, more: Partial<BattleSpec> = {}, dice = ''): Battle {
  const match = battle({
    figures: { a: { at: [-1, 0], weapons: ['lame'] }, b: { at: [0, 0], weapons: ['lame'], ...b }, b2: { at: [20, 20] }, ...more.figures },
    terrain: more.terrain ?? [],
    activation: 'a',
  });
  play(match, { type: 'fight', target: 'b' }, `44${dice}`);
  return match;
}

test('UK-SYS-FORCED, UK-MELEE-TIE: straight away from the other figure, whatever the ground, facing as before', () => {
  const swamp = box('marais', [-9, -9, 9, 9], { kind: 'difficult', top: 0 });
  const match = tie({ facing: 'south' }, { terrain: [swamp] });
  expect([where(match, 'b'), where(match, 'a'), figure(match, 'b').facing]).toEqual([[1, 0], [-2, 0], { x: 0, y: -1000 }]);
});

test('UK-SYS-FORCED: a wall stops it where its base touches', () => {
  expect(where(tie({}, { terrain: [box('mur', [0.9, -3, 2, 3])] }), 'b')).toEqual([0.4, 0]);
});

const end = (more: Partial<BattleSpec>) => where(tie({}, more), 'b')[0];

test('UK-SYS-FORCED: so do a linear obstacle, a figure of anybody and what is a pace high; a lower step does not', () => {
  expect(end({ terrain: [box('muret', [0.9, -3, 1.2, 3], { kind: 'linear', top: 1.5 })] })).toBe(0.4);
  expect(end({ figures: { b3: { at: [1.4, 0] } } })).toBe(0.4);
  expect(end({ terrain: [box('caisse', [0.9, -3, 4, 3], { top: 1 })] })).toBe(0.4);
  expect(end({ terrain: [box('marche', [0.4, -3, 4, 3], { top: 0.9 })] })).toBe(1);
});

test('UK-SYS-FORCED: the edge of the table stops it', () => {
  const match = battle({
    figures: { a: { at: [28, 0], weapons: ['lame'] }, b: { at: [29, 0], weapons: ['lame'] } },
    activation: 'a',
  });
  play(match, { type: 'fight', target: 'b' }, '44');
  expect(where(match, 'b')).toEqual([29.5, 0]);
});

test('UK-SYS-FORCED: stopped in contact with an enemy the two are engaged, and nobody has charged or turns', () => {
  const match = battle({
    figures: {
      a: { at: [-1, 0], weapons: ['lame'] },
      a2: { at: [1.5, 0], facing: 'north' },
      b: { at: [0, 0], facing: 'north', weapons: ['lame'] },
    },
    activation: 'a',
  });
  const events = play(match, { type: 'fight', target: 'b' }, '44');
  expect([where(match, 'b'), ofType(events, 'engaged')]).toEqual([[0.5, 0], [{ type: 'engaged', figure: 'b', enemies: ['a2'] }]]);
  expect([figure(match, 'a2').facing.y, figure(match, 'b').facing.y]).toEqual([1000, 1000]);
});

test('UK-SYS-FORCED: it gives no free attack and costs no action', () => {
  const match = battle({
    figures: { a: { at: [-1, 0], weapons: ['lame'] }, a2: { at: [0, 1], weapons: ['lame'] }, b: { at: [0, 0], weapons: ['lame'] } },
    activation: 'a',
  });
  const events = play(match, { type: 'fight', target: 'b' }, '4 44');
  expect([ofType(events, 'freeAttack'), figure(match, 'b').left]).toEqual([[], 2]);
});

test('UK-SYS-FORCED, UK-MOVE-FALL: over the void it falls, and off a ladder it falls from where it is', () => {
  const edge = tie(
    { at: [0, 0, 3] },
    { figures: { a: { at: [-1, 0, 3], weapons: ['lame'] } }, terrain: [box('quai', [-6, -6, 0.5, 6], { top: 3 })] },
    '3',
  );
  expect(where(edge, 'b')).toEqual([1, 0]);
  const ladder = box('echelle', [0.5, -0.2, 0.6, 0.2], { kind: 'ladder', top: 6 });
  const hangs = tie(
    { at: [0, 0, 3], perch: { feature: 'echelle', on: 'ladder' } },
    {
      figures: { a: { at: [-1, 0, 3], weapons: ['lame'] } },
      terrain: [box('quai', [-6, -6, -0.5, 6], { top: 3 }), ladder, box('tour', [0.6, -6, 6, 6], { top: 6 })],
    },
    '4',
  );
  expect([where(hangs, 'b')[2] ?? 0, alive(hangs, 'b')]).toEqual([0, false]);
});

const pusher = { at: [0, 0], weapons: ['lame'], rules: [pushesBack.id], blows: 1 } as const satisfies FigureSpec;

test('UK-ATTR-GEN-DISPLACE, UK-SYS-FORCED: a loser that is pushed goes back a pace, out of contact, without a free attack', () => {
  const match = battle({
    figures: { a: pusher, a2: { at: [1, 1], weapons: ['lame'] }, b: { at: [1, 0], weapons: ['lame'] } },
    activation: 'a',
  });
  const events = play(match, { type: 'fight', target: 'b' }, '5 33');
  expect([where(match, 'b'), ofType(events, 'freeAttack')]).toEqual([[2, 0], []]);
});

test('UK-ATTR-GEN-DISPLACE: ending in contact with an enemy is no charge', () => {
  const match = battle({
    figures: { a: pusher, a2: { at: [2.5, 0], facing: 'east' }, b: { at: [1, 0], weapons: ['lame'], rules: [backstab.id] } },
    activation: 'a',
  });
  const events = play(match, { type: 'fight', target: 'b' }, '5 3');
  expect([where(match, 'b'), ofType(events, 'freeAttack'), figure(match, 'a2').facing.x]).toEqual([[1.5, 0], [], 1000]);
});

test('UK-SYS-FORCED, UK-MOVE-FALL: what being sent away would come to counts from where it falls to where it lands', () => {
  const { state } = battle({
    figures: { a: { at: [-1, 0, 5] }, b: { at: [0, 0, 5] } },
    terrain: [box('quai', [-6, -6, 0.5, 6], { top: 5 }), box('pont', [0.5, -6, 9, 6], { top: 2 })],
    activation: 'a',
  });
  // Three paces deep: level 0 (UK-MOVE-FALL).
  expect(pushBlows(state, figureOf(state, 'b'), figureOf(state, 'a')).map(({ level }) => level)).toEqual([0]);
});
