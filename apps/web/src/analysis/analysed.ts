import type { Language } from '@escarmouche/referee';
import type { OpenBattle } from '../table/battles.ts';
import { publicly } from '../table/viewer.ts';
import { analyse, type Analysis } from './analyse.ts';
import { atLeisure } from '../table/at-leisure.ts';

const known = new WeakMap<object, { readonly key: string; readonly analysis: Promise<Analysis> }>();

/** The course of an open battle so far; gone through anew only after another command, or in another language. */
export function analysed({ game, host }: OpenBattle, language: Language): Promise<Analysis> {
  const key = `${host.snapshot().version} ${language}`;
  const found = known.get(host);
  if (found?.key === key) return found.analysis;
  const analysis = game.analysis().then((come) => atLeisure(analyse(game, come, publicly(game, host), language)));
  known.set(host, { key, analysis });
  return analysis;
}
