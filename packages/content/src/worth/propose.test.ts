import { expect, test } from 'vitest';
import { bandsFor, contents, medFan, starWars, survivants } from '../index.ts';
import { areEven, bandWorth, chanceOf, proposeBand } from './index.ts';

/** Numbers from a seed, enough to draw with. */
function randomFrom(seed: number): (n: number) => number {
  let state = seed + 1;
  return (n) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % n;
  };
}

const anybody = (): boolean => true;
const noZombie = (profile: string): boolean => profile !== 'zombi';

test.each(contents)('UC-SYS-SCOPE: a band of $adaptation is proposed that is even with what is asked', (content) => {
  const [usual] = bandsFor(content.adaptation);
  if (!usual) throw new Error('a ready band is missing');
  for (const share of [0.75, 1, 1.5]) {
    const worth = share * bandWorth(content, usual.figures);
    for (let seed = 0; seed < 10; seed++) {
      const figures = proposeBand({ content, worth, mostFigures: 20, among: noZombie }, randomFrom(seed));
      expect(areEven(chanceOf(bandWorth(content, figures), worth)), `${String(worth)} ${String(seed)}`).toBe(true);
      expect(figures.length).toBeLessThanOrEqual(20);
    }
  }
});

test.each(contents)('UC-SYS-SCOPE: every ready band of $adaptation has an even opponent', (content) => {
  for (const { id, figures } of bandsFor(content.adaptation)) {
    const worth = bandWorth(content, figures);
    const rival = proposeBand({ content, worth, mostFigures: 20, among: noZombie }, randomFrom(1));
    expect(areEven(chanceOf(bandWorth(content, rival), worth)), id).toBe(true);
  }
});

const propose = (seed: number) => proposeBand({ content: starWars, worth: 600, mostFigures: 20, among: anybody }, randomFrom(seed));

test('the same random numbers propose the same band, others another', () => {
  expect(propose(1)).toEqual(propose(1));
  expect(new Set(Array.from({ length: 10 }, (_, seed) => JSON.stringify(propose(seed)))).size).toBeGreaterThan(5);
});

test('UC-SV-PRO-SURVIVANT: who has no weapon printed comes with one that a ready band gives it', () => {
  for (let seed = 0; seed < 10; seed++) {
    const figures = proposeBand({ content: survivants, worth: 500, mostFigures: 20, among: noZombie }, randomFrom(seed));
    expect(figures.filter(({ profile, weapons = [] }) => profile === 'zombi' || weapons.length === 0)).toEqual([]);
  }
});

test('UC-MF-PRO-CHEVALIER: a level of skill is nobody to be proposed', () => {
  for (let seed = 0; seed < 20; seed++) {
    const figures = proposeBand({ content: medFan, worth: 500, mostFigures: 20, among: anybody }, randomFrom(seed));
    expect(figures.some(({ profile }) => ['guerrier', 'chevalier', 'archer', 'ranger'].includes(profile))).toBe(false);
  }
});
