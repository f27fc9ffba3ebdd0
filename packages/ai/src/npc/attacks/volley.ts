import { figureOf, type Aftermath, type FigureIn, type Missile } from '@escarmouche/skirmish';
import type { Manned, NpcGame } from '../game.ts';
import { nextTarget } from './next-target.ts';

/** A shot of one action or of several. */
type Volley<S extends Manned, C> = Required<Pick<Missile<S, C>, 'leaves'>> & Pick<Missile<S, C>, 'goesOn'>;

/** Battles that all shots of an action may leave: those that the fall of a target leaves over go to the next one (AI-ACT-ATTACK). */
export function volleyLeaves<S extends Manned, C>(
  npcGame: NpcGame<S, C>,
  volley: Volley<S, C>,
  state: S,
  from: FigureIn<S>,
  target: FigureIn<S>,
  shots?: number,
): readonly Aftermath<S>[] {
  const { leaves, goesOn } = volley;
  const { x, y, z, facing } = from;
  return leaves(state, from, target, shots).flatMap(({ state: then, chance, shots: left }) => {
    if (!goesOn || left === undefined) return [{ state: then, chance }];
    const npc = { ...(figureOf(then, from.id) as FigureIn<S>), x, y, z, facing };
    const next = nextTarget(npcGame, then, npc, target.id, (pc) => goesOn(then, npc, pc));
    if (!next) return [{ state: then, chance }];
    return volleyLeaves(npcGame, volley, then, npc, next, left).map((one) => ({ ...one, chance: chance * one.chance }));
  });
}
