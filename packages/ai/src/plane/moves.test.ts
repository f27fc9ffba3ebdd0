import { figureOf } from '@escarmouche/skirmish';
import { expect, test } from 'vitest';
import { box, rules } from '../../../skirmish/src/plane/testing.ts';
import { bestMove } from './moves.ts';
import { danger, outlookOf } from './outlook.ts';
import type { Weighed } from './game.ts';
import { alive, field, gameBy, type Twist } from '../../test/game.ts';

const outlook = (state: Weighed, id: string, twist: Twist = {}) => outlookOf(gameBy(rules, twist), state, figureOf(state, id));
const at = (x: number, y: number, z = 0) => ({ x, y, z });
const any = () => true;
const still = { moves: false, runs: false };

test('caution leads behind what hides from an enemy, courage to where it can be shot', () => {
  const state = field({ a: at(10_000, 3000), b: at(10_000, 13_000) }, [box('wall', [11_500, 3500, 16_000, 4500])]);
  const move = (caution: number) => bestMove(outlook(state, 'a'), { caution, drive: 0.01, idle: 0 }, -1, any);
  const behind = move(4);
  const [end] = behind && 'move' in behind.command ? behind.command.move : [];
  expect(end?.x).toBeGreaterThan(11_500);
  const towards = move(0);
  expect(towards?.value).toBeGreaterThan(1);
  expect(towards?.reason()).toEqual({
    fr: 'Se place pour tirer sur b, 50\u00a0%, la seule à portée.',
    en: 'Moves to shoot b, 50%, the only one in range.',
  });
  expect(behind?.reason().en).toMatch(/out of sight there|in cover there/);
});

test('a move that touches an enemy is worth the fight there, and says nothing of where it turns', () => {
  const state = field({ a: at(10_000, 3000), b: at(10_000, 7000) });
  const option = bestMove(outlook(state, 'a'), { caution: 0, drive: 0.01, idle: 0 }, 0, any);
  expect(option?.command).toEqual({ move: [{ x: 10_000, y: 7000 }] });
  expect(option?.value).toBeGreaterThan(2);
  expect(option?.reason().fr).toBe('Au contact de b, 25\u00a0%.');
});

test('it runs only where no move leads to an attack', () => {
  const far = field({ a: at(10_000, 1000), b: at(10_000, 19_000) });
  const near = field({ a: at(10_000, 1000), b: at(10_000, 14_000) });
  const drive = { caution: 0, drive: 0.5, idle: 0 };
  expect(bestMove(outlook(far, 'a'), drive, 0, any)?.command).toEqual({ run: { x: 10_000, y: 11_000 } });
  expect(bestMove(outlook(near, 'a'), drive, 0, any)?.command).toHaveProperty('move');
});

test('nothing is done that its activation does not leave, that is not legal, or that is worth too little', () => {
  const state = field({ a: at(10_000, 1000), b: at(10_000, 14_000) });
  const drive = { caution: 0, drive: 0.05, idle: 0 };
  expect(bestMove(outlook(state, 'a', { left: still }), drive, 0, any)).toBeUndefined();
  expect(bestMove(outlook(state, 'a'), drive, 0, () => false)).toBeUndefined();
  expect(bestMove(outlook(state, 'a'), drive, 5, any)).toBeUndefined();
});

test('a shot counts only where an action is left for it', () => {
  const state = field({ a: at(10_000, 1000), b: at(10_000, 14_000) });
  const worth = (actions: number) => {
    const seen = outlook(state, 'a', { left: { actions, runs: false } });
    return bestMove(seen, { caution: 0, drive: 0.05, idle: 0 }, 0, any)?.value;
  };
  expect(worth(2)).toBeGreaterThan(1);
  expect(worth(1)).toBeLessThan(0.5);
});

test('danger is the best shot of each enemy, a share of it where it would have to move first, and the fight of each in contact', () => {
  const state = field({ a: at(10_000, 3000), b: at(10_000, 4000), b2: at(10_000, 9000), b3: at(10_000, 19_000) });
  const seen = outlook(state, 'a');
  expect(danger(seen, seen.figure)).toBe(1 + 1 + 0.6 + 2);
  expect(danger(outlook(state, 'a', { fight: -3 }), seen.figure)).toBe(1 + 1 + 0.6);
});

/** The danger of an enemy that fights well, so far away. */
function fierce(y: number, dares = 1): number {
  const seen = outlook(field({ a: at(10_000, 3000), b: at(10_000, y) }), 'a', { fight: 5, dares });
  return danger(seen, seen.figure);
}

test('danger is a charge too, where it is worth more than a shot, and from within the move of the enemy only', () => {
  expect(fierce(7500)).toBe(5);
  expect(fierce(9000)).toBe(1);
  expect(fierce(7500, 0.5)).toBe(2.5);
  expect(fierce(7500, 0)).toBe(1);
});

test('nobody is in danger of more than it has to lose, and who is held turns to nobody and charges nobody', () => {
  const state = field({ a: at(10_000, 3000), b: at(10_000, 9000), b2: at(12_000, 9000) });
  const mortal = outlook(alive(state, { a: 0.75 }), 'a');
  expect(danger(mortal, mortal.figure)).toBeCloseTo(1 + 0.2);
  const held = outlook(field({ a: at(10_000, 3000), b: at(10_000, 7000) }), 'a', { isHeld: true });
  expect(danger(held, held.figure)).toBe(0);
});
