import type { FigureIn } from '@escarmouche/skirmish';
import { inFrontArc } from '@escarmouche/space';
import type { Manned } from './game.ts';
import type { Situation } from './situation.ts';

/**
 * Player characters that can be attacked at the start of an activation (C0): in shooting range for an NPC with a usable ranged weapon, else in charge
 * range. Where the first template begins with a walk, those count too that only the front arc keeps out (AI-ACT-LOOP 4).
 */
export function attackableOf<S extends Manned, C>(situation: Situation<S, C>): readonly FigureIn<S>[] {
  const { pcs, strikes, npc, behaviour, left, done } = situation;
  if (!strikes.ranged) return left.actions > 1 ? pcs.filter(({ id }) => situation.charges().has(id)) : [];
  const turns = left.moves && done.length === 0 && (behaviour === 'walker' || behaviour === 'evader');
  return situation.shots(npc, turns).map(({ target }) => target);
}

/** Those in shooting range as the NPC stands and faces (AI-GEO-RANGE). */
export const inRangeNow = <S extends Manned, C>({ shots, npc }: Situation<S, C>): readonly FigureIn<S>[] =>
  shots(npc, false).map(({ target }) => target);

/** Those that a turn on the spot would bring in shooting range. */
export const inRangeTurned = <S extends Manned, C>({ shots, npc, left }: Situation<S, C>): readonly FigureIn<S>[] =>
  left.moves
    ? shots(npc, true)
        .filter(({ target }) => !inFrontArc(npc, npc.facing, target))
        .map(({ target }) => target)
    : [];
