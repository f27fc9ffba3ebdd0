import type { Language, Sentence } from '@escarmouche/referee';
import type { Feature, Place } from '@escarmouche/space';
import { expect, test } from 'vitest';
import { wordsFor } from '../sentence.ts';
import { describeMove, describeReaction } from './describe-moves.ts';
import type { MoveManner, PlaneEvent } from './events.ts';
import { box, ground } from './testing.ts';

type Moved = Extract<PlaneEvent, { type: 'figureMoved' }>;

const at = (x: number, y: number, z = 0): Place => ({ x, y, z });
const textOf = (sentence: Sentence | undefined) => sentence?.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** Sentences of a movement between two places. */
function told(manner: MoveManner, from: Place, to: Place, rest: Partial<Moved> = {}, features: readonly Feature[] = [], left = '') {
  const state = ground({ a: from, b: at(9000, 9000) }, features);
  const event: Moved = { type: 'figureMoved', figure: 'a', manner, points: [from, to], ...rest };
  const tell = (language: Language) => textOf(describeMove(wordsFor(state, language), event, left));
  return [tell('fr'), tell('en')];
}

test('who goes how far and how, and what its system says is left to it', () => {
  expect(told('move', at(1000, 1000), at(1000, 4500))).toEqual(['a avance de 3,5\u00a0pas.', 'a moves 3.5\u00a0paces.']);
  expect(told('run', at(1000, 1000), at(1000, 9000), {}, [], 'ever')).toEqual([
    'a court sur 8\u00a0pas (ever).',
    'a runs 8\u00a0paces (ever).',
  ]);
});

test('heights count in climbs and falls, the straight line in flights, nothing of them in moves', () => {
  const [low, high] = [at(1000, 1000), at(1000, 5000, 3000)];
  const lengths = (['climb', 'fell', 'flight', 'move'] as const).map((manner) => told(manner, low, high)[1]);
  expect(lengths).toEqual(['a climbs 3\u00a0paces.', 'a falls 3\u00a0paces.', 'a flies 5\u00a0paces.', 'a moves 4\u00a0paces.']);
});

test('it tells from what ground: name, kind and level', () => {
  const mud = { ...box('mud', [0, 0, 3000, 3000], 'difficult', 100), name: { fr: 'Vase', en: 'Mud' } };
  expect(told('move', at(1000, 1000), at(1000, 2000), {}, [mud])).toEqual([
    'a avance de 1\u00a0pas (départ\u00a0: Vase, terrain difficile).',
    'a moves 1\u00a0pace (from: Mud, difficult ground).',
  ]);
  expect(told('jump', at(1000, 1000, 1500), at(1000, 3000))[1]).toBe('a jumps 2\u00a0paces (from: level 1.5).');
});

test('who is moved by another is told with it, and who cannot move with that', () => {
  const [from, to] = [at(1000, 1000), at(1000, 2000)];
  expect(told('pushed', from, to, { by: 'b' })[0]).toBe('a recule de 1\u00a0pas devant b.');
  expect(told('thrown', from, to, { by: 'b' })[1]).toBe('b throws a back 1\u00a0pace.');
  expect(told('fled', from, from)[1]).toBe('a cannot flee.');
});

test('a movement that pauses is told when it ends, with all of its way; who breaks into it, where it does', () => {
  const [from, half, to] = [at(1000, 1000), at(1000, 3000), at(1000, 5000)];
  expect(told('move', from, half, { paused: true })).toEqual([undefined, undefined]);
  expect(told('move', half, to, { trail: [from, half], onward: true })[0]).toBe('a avance de 4\u00a0pas en tout.');
  const words = wordsFor(ground({ a: from, b: to }), 'en');
  const reacts = (trail: readonly Place[]) => textOf(describeReaction(words, { figure: 'b', mover: 'a', manner: 'move', trail }));
  expect(reacts([from, half])).toBe('a moves 2\u00a0paces: b reacts.');
  expect(reacts([from])).toBe('b reacts as a sets off.');
  expect(reacts([])).toBe('b reacts.');
});
