import { figureOf, inPlay, type FigureIn } from '@escarmouche/skirmish';
import { pcsOf } from '@escarmouche/skirmish/plane';
import type { Aim } from '../aim.ts';
import { attackableOf } from '../attacks/attackable.ts';
import type { Manned } from '../game.ts';
import { targetKept } from '../memory.ts';
import { nearestOf } from '../group/people.ts';
import type { Situation } from '../situation.ts';
import { one } from './soldier.ts';

/** Heads for one target until it is eliminated; others are only shot at in passing, by behaviours that have an action for it (AI-MIS-ASSASSIN). */
export function assassin<S extends Manned, C>(situation: Situation<S, C>): Aim<S> {
  const { state, npc, pcs, behaviour } = situation;
  const prey = preyOf(state, npc.id);
  // The assassin knows where its target is, whatever fog hides (AI-GEO-DIST).
  const target = pcsOf(state, npc.id).find(({ id }) => id === prey);
  const attackable = attackableOf(situation);
  const obliged = target && attackable.some(({ id }) => id === target.id);
  const passing = behaviour === 'walker' || behaviour === 'evader' ? pcs : one(target);
  return {
    rule: 'AI-MIS-ASSASSIN',
    ...(target && { goal: { kind: 'pc', figure: target } }),
    ...(obliged && { target, obliged: 'attack' }),
    allowed: obliged ? [target] : passing,
    charged: one(target),
    names: (among, from) => one(among.find(({ id }) => id === prey) ?? nearestOf(state, from, among)),
    incidental: ({ id }) => id !== prey,
  };
}

/** The lasting target of an assassin, until that is eliminated. */
export function preyOf(state: Manned, id: FigureIn<Manned>['id']): string | undefined {
  const prey = targetKept(state, id);
  return prey !== undefined && inPlay(figureOf(state, prey)) ? prey : undefined;
}
