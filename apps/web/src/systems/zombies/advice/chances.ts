import { diceInWords, distribution, needInWords, type Language, type Seat } from '@escarmouche/referee';
import { blowBonuses, blowPool, BLOW_NEED, type Square, type State } from '@escarmouche/zombies';
import type { Stage } from '../../preview.ts';
import { bonusesTold, waysToWin } from '../tell.ts';

/** One roll against the zombie of a square, with all its bonuses. */
export function stageOf(state: State, seat: Seat, square: Square, label: string, language: Language): Stage {
  const bonuses = blowBonuses(state, seat, square);
  const pool = blowPool(bonuses);
  const chances = distribution(pool);
  const from = chances.findIndex((chance) => chance > 0);
  return {
    label,
    pool: diceInWords(pool, language),
    mode: '',
    need: pool.need ?? BLOW_NEED,
    takes: needInWords(pool, language),
    ways: { of: waysToWin(bonuses), all: 6 },
    bars: { from, chances: chances.slice(from) },
    modifiers: bonusesTold(bonuses),
  };
}

/** A mean with one decimal. */
export const average = (value: number, language: Language): string => {
  const text = value.toFixed(1);
  return language === 'fr' ? text.replace('.', ',') : text;
};
