import { resolve, type ChoiceQuestion } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { mapOf } from '../../../space/src/cubes/testing.ts';
import { deadzone } from './system.ts';
import { battle, figure, ofType, play, type BattleSpec } from './testing.ts';

const move = { type: 'move', path: ['C4R4L1'] } as const;

test('DZ-MOVE-REPOSITION: bases that touch do not overlap, and nobody is shifted for them', () => {
  const figures = { a: { at: 'C4R5L1' }, a2: { at: 'C4R4L1' }, b: { at: 'C8R8L1' } };
  const match = battle({ figures, activation: 'a' });
  const events = play(match, { ...move, at: { x: 3830, y: 4500 } });
  expect(ofType(events, 'moved').map((event) => event.figure)).toEqual(['a']);
  expect(figure(match, 'a')).toMatchObject({ x: 3830, y: 4500 });
});

/** A cube closed by walls to the north and west, with these figures in it, that a comes into. */
function entered(figures: BattleSpec['figures'], size: number, panels = ['C4R4L1 N wall', 'C4R4L1 W wall']) {
  const spec = { figures: { a: { at: 'C4R5L1', size }, ...figures }, map: mapOf({ panels }), activation: 'a' };
  const places: ChoiceQuestion[] = [];
  const done = resolve(deadzone, battle(spec).state, 'a', move, (question) => {
    if (question.kind === 'roll') return new Array<number>(question.faces.length).fill(1);
    if (question.kind !== 'choice') return undefined;
    if (question.purpose === 'place') places.push(question);
    return question.options?.[0];
  });
  return { places, moved: done.status === 'done' ? ofType(done.events, 'moved') : [] };
}

const closed = ['N', 'W', 'E', 'S'].map((side) => `C4R4L1 ${side} frame`);
const far = { at: 'C8R8L1' } as const;
const giant = { at: 'C4R4L1', size: 4, posture: 'prone', fight: null } as const;

test('DZ-MOVE-REPOSITION: the newcomer takes the nearest place where whoever is in the way finds another, and that one the nearest of six', () => {
  const { places, moved } = entered({ b: far, a2: { at: 'C4R4L1', spot: [0.55, 0.45] } }, 3, closed);
  expect(places.map(({ seat, options }) => [seat, options?.length, options?.[0]])).toEqual([['a', 6, { x: 3675, y: 4775 }]]);
  expect(moved.map(({ figure: id, x, y }) => [id, x, y])).toEqual([
    ['a2', 3675, 4775],
    ['a', 3375, 4375],
  ]);
});

test('DZ-MOVE-REPOSITION: a friend without another place is not shifted; where nobody finds one bases overlap', () => {
  const { places, moved } = entered({ b: giant, a2: { at: 'C4R4L1', spot: [0.9, 0.9], size: 2 } }, 2, closed);
  expect(places).toEqual([]);
  expect(moved.map(({ figure: id }) => id)).toEqual(['a']);
});
