import type { Roll } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { plain } from '../../table/story.ts';
import type { Told } from '../told.ts';
import { contestOf, contestRun } from './contest.ts';

const roll = (need?: number): Roll => ({
  pool: { dice: 2, faces: 6, modifiers: [], ...(need !== undefined && { need }) },
  faces: [3, 4],
  kept: [true, true],
  score: 7,
});
const told = (name: string, score: number): Told => ({
  kind: 'roll',
  text: [{ kind: 'figure', id: name, text: name }, ' rolls'],
  roll: { by: name, aim: 'combat', pool: '2 dice', notation: '2d6', mode: '', dice: [], score, modifiers: [] },
});

test('those who roll against each other are in one contest, and so are all who roll for a place', () => {
  const between = (purpose: string, figure: string, target: string, need?: number) =>
    contestOf({ purpose, roll: roll(need), figure, target });
  expect(between('combat', 'a', 'b')).toBe(between('combat', 'b', 'a'));
  expect(between('duel', 'b', 'a'), 'a power is answered').toBe(between('power', 'a', 'b', 7));
  expect(contestOf({ purpose: 'order', roll: roll() })).toBe(contestOf({ purpose: 'order', roll: roll() }));
  expect(between('shooting', 'a', 'b', 7)).toBeUndefined();
  expect(between('d3', 'a', 'b')).toBeUndefined();
  expect(contestOf({ purpose: 'save', roll: roll(7), figure: 'a' })).toBeUndefined();
});

const line = (language: 'fr' | 'en', ...lines: readonly Told[]) => plain(contestRun('a b', 'combat', language).told(lines), language);

test('a contest is one line with everybody’s score; who has tied rolls again in it', () => {
  expect(line('en', told('Yanna', 6), told('Drovan', 5))).toBe('Combat: Yanna\u00a06 – Drovan\u00a05');
  expect(line('fr', told('Yanna', 4), told('Drovan', 4), told('Yanna', 6), told('Drovan', 5))).toBe(
    'Combat\u00a0: Yanna\u00a04 – Drovan\u00a04\u00a0; à nouveau Yanna\u00a06 – Drovan\u00a05',
  );
});
