import { citeOf } from '@escarmouche/urss-classic';
import type { RollReading } from '../plane/rolls.ts';
import { wordsOf } from './words.ts';

/** Dice at bonus or malus, and modifiers in a word (UC-DICE-BONUS, UC-DICE-MALUS). */
export const reading: RollReading = {
  cite: citeOf,
  mode({ keep }, language) {
    const { level } = wordsOf(language);
    return !keep ? level.normal : keep.which === 'highest' ? level.bonus : level.malus;
  },
  effect({ effect }, language) {
    const { level } = wordsOf(language);
    if (effect === 'bonus') return { effect: level.bonus, tone: 'good' };
    return effect === 'malus' ? { effect: level.malus, tone: 'bad' } : { effect, tone: 'plain' };
  },
};
