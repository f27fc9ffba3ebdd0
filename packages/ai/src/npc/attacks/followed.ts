import { figureOf, inPlay, type Aftermath, type FigureIn } from '@escarmouche/skirmish';
import { aftermathsOf } from './aftermath.ts';
import type { Manned } from '../game.ts';
import { afterFailure } from './imagine.ts';
import type { Situation } from '../situation.ts';
import type { Attack, Result } from './strikes.ts';
import { volleyLeaves } from './volley.ts';

/** Results of attacks, with the expected loss of the NPC itself in its own fights. */
export interface Bouts extends Result {
  readonly own: number;
}

/**
 * Exact results of an attack and of another one after it (AI-MDA-DAMAGE). `left`: the battles that the first may leave, with the wounds, states and modifiers
 * of all figures in it; `then`: results of the second in such a battle.
 */
export function followed<S extends Manned>(
  first: Result & Partial<Bouts>,
  left: readonly Aftermath<S>[],
  pcs: readonly FigureIn<S>[],
  then: (state: S) => (Result & Partial<Bouts>) | undefined,
): Bouts {
  let { damage, own = 0 } = first;
  let survives = 0;
  for (const { state, chance } of left) {
    const second = then(state);
    damage += chance * (second?.damage ?? 0);
    own += chance * (second?.own ?? 0);
    if (pcs.every(({ id }) => inPlay(figureOf(state, id)))) survives += chance * (1 - (second?.out ?? 0));
  }
  return { damage, out: 1 - survives, own };
}

/** Battles that an attack may leave: by the odds of a shot, once its weapon is spent; of any other attack as the rules carry it out. */
export function leftBy<S extends Manned, C>(
  { npcGame, npc, strikes }: Situation<S, C>,
  state: S,
  attack: Attack<S, C>,
): readonly Aftermath<S>[] {
  const { command, target } = attack;
  const missile = strikes.missileOf(attack);
  const { leaves, goesOn } = missile ?? {};
  if (!leaves) return aftermathsOf(npcGame, state, npc.id, command);
  const spent = afterFailure(npcGame, state, npc.id, command) ?? state;
  return volleyLeaves(
    npcGame,
    { leaves, goesOn },
    spent,
    figureOf(spent, npc.id) as FigureIn<S>,
    figureOf(spent, target.id) as FigureIn<S>,
  );
}
