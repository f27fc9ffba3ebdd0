import type { Language } from '@escarmouche/referee';
import { seenBeside, type SeatedBattle } from '../table/battles.ts';
import { analyse, type Analysis } from './analyse.ts';
import { atLeisure } from '../table/at-leisure.ts';

const known = new WeakMap<object, { readonly key: string; readonly analysis: Promise<Analysis> }>();

/** The course of an open battle so far; gone through anew only after another command, or in another language. */
export function analysed(battle: SeatedBattle, language: Language): Promise<Analysis> {
  const { game, seats } = battle;
  const seen = seenBeside(battle);
  const key = `${seen.snapshot().version} ${language}`;
  const found = known.get(seats);
  if (found?.key === key) return found.analysis;
  const analysis = game.analysis().then((come) => atLeisure(analyse(game, come, seen, language)));
  known.set(seats, { key, analysis });
  return analysis;
}
