import type { Pool } from '@escarmouche/referee';
import { writtenLevel, citeOf } from '@escarmouche/urss-kit';
import type { RollReading } from '../plane/rolls.ts';
import { shownLevel } from './level.ts';

/** A pool has as many dice as its level is away from 0, and one (UK-DICE-CUMUL). */
const levelOf = ({ dice, keep }: Pool): number => (keep ? (keep.which === 'highest' ? dice - 1 : 1 - dice) : 0);

/** Dice by their level, and the levels that each modifier adds (UK-DICE-CANCEL). */
export const reading: RollReading = {
  cite: citeOf,
  mode: (pool, language) => shownLevel(levelOf(pool), language),
  effect: ({ effect }) => {
    const levels = Number(effect);
    return { effect: writtenLevel(levels) || '0', tone: levels > 0 ? 'good' : levels < 0 ? 'bad' : 'plain' };
  },
};
