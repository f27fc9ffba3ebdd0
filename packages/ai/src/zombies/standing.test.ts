import type { Player, State } from '@escarmouche/zombies';
import { expect, test } from 'vitest';
import { LEVELS, zombiesBot } from './bot.ts';
import { leader, worth } from './standing.ts';
import { townGame } from './testing.ts';

/** Three who have the same, but for what is given. */
const three = (players: Readonly<Record<string, Partial<Player>>>): State => townGame(['a', 'b', 'c'], { players, turn: { seat: 'a' } });

test('what all are worth adds up to one', () => {
  const state = three({ a: { trophies: 24, lives: 5 }, b: { trophies: 3, lives: 1 } });
  expect(worth(state, 'a') + worth(state, 'b') + worth(state, 'c')).toBeCloseTo(1, 10);
  expect(worth(state, 'a')).toBeGreaterThan(worth(state, 'c'));
  expect(worth(state, 'c')).toBeGreaterThan(worth(state, 'b'));
});

test('trophies, lives and bullets are worth something, and the last life most to who has much to lose', () => {
  const even = worth(three({}), 'b');
  for (const more of [{ trophies: 1 }, { lives: 4 }, { bullets: 4 }]) expect(worth(three({ b: more }), 'b')).toBeGreaterThan(even);
  const fall = (trophies: number): number => worth(three({ b: { trophies } }), 'b') - worth(three({ b: { trophies, lives: 1 } }), 'b');
  expect(fall(20)).toBeGreaterThan(fall(0));
});

test('the leader is who stands best', () => {
  expect(leader(three({ c: { trophies: 9 } }), ['a', 'b', 'c'])).toBe('c');
  expect(leader(three({ c: { trophies: 9 } }), ['a', 'b'])).toBe('a');
});

test('a game that is over is worth all or nothing', () => {
  const state = { ...three({}), outcome: { winners: ['b'] } } as unknown as State;
  expect([worth(state, 'a'), worth(state, 'b')]).toEqual([0, 1]);
});

test('a draw is enough for who is no more likely to win than anybody else', () => {
  const bot = zombiesBot(LEVELS.easy);
  const state = three({ b: { trophies: 20 } });
  expect(['a', 'b', 'c'].map((seat) => bot.acceptsDraw?.(state, seat))).toEqual([true, false, true]);
});
