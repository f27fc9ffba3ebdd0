import type { Event } from '@escarmouche/deadzone';
import { expect, test } from 'vitest';
import { analysis } from './analysis.ts';
import { facing } from './testing.ts';

const state = facing({}, 0);
const pool = { dice: 3, hit: 4, modifiers: [] };
const tested = (figure: string, successes: number) => ({ type: 'tested', by: { figure }, kind: 'shoot', pool, faces: [], successes });
const damaged = { type: 'damaged', figure: 'b2', points: 2, potential: 3, armour: 1 };
const story = (...events: readonly object[]) => analysis.story(state, events as readonly Event[], 'en');

test('DZ-DMG-RESOLVE: the story of a command tells of damage or of the death that it led to, and the chance of the attack that hit', () => {
  const killed = { type: 'killed', figure: 'b2', vp: 2, to: 'a' };
  expect(story(tested('a3', 2), tested('b2', 0), damaged)).toMatch(/^\S.* takes 2 damage: the attack had a \d+(\.\d)?% chance to hit\.$/);
  expect(story(tested('a3', 2), tested('b2', 0), damaged, killed)).toMatch(/^[^,]+ dead: the attack had a/);
  expect(story(tested('b2', 0), tested('a3', 2), damaged), 'hurt by whom it attacked').toMatch(/damage\.$/);
  expect(story(tested('a3', 0), tested('b2', 2))).toBeUndefined();
});
