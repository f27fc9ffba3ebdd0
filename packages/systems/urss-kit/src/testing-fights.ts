import type { Options } from './options.ts';
import { battle, type Battle, type FigureSpec } from './testing.ts';

/** Fights for tests: a acts, b is in contact to its east and faces it, others are far away. */

export const fightB = { type: 'fight', target: 'b' } as const;

export function duel(a: FigureSpec = {}, b: FigureSpec = {}, options: Partial<Options> = {}): Battle {
  return battle({
    figures: {
      a: { at: [0, 0], weapons: ['lame'], ...a },
      b: { at: [1, 0], facing: 'west', weapons: ['lame'], ...b },
      a9: { at: [20, 20] },
      b9: { at: [22, 20] },
    },
    options,
    activation: 'a',
  });
}

/** a has b to its east and b2 to its west. */
export function between(a: FigureSpec = {}, b: FigureSpec = {}, b2: FigureSpec = {}, options: Partial<Options> = {}): Battle {
  return battle({
    figures: {
      a: { at: [0, 0], weapons: ['lame'], ...a },
      b: { at: [1, 0], facing: 'west', weapons: ['lame'], ...b },
      b2: { at: [-1, 0], facing: 'east', weapons: ['lame'], ...b2 },
      a9: { at: [20, 20] },
      a8: { at: [18, 20] },
      b9: { at: [22, 20] },
      b8: { at: [24, 20] },
    },
    options,
    activation: 'a',
  });
}
