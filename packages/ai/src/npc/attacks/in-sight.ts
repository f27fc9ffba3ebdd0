import type { FigureIn } from '@escarmouche/skirmish';
import { distanceBetween, hiddenFrom, shows } from '@escarmouche/skirmish/placed';
import { PACE, within } from '@escarmouche/space';
import { arcOf } from '@escarmouche/skirmish/plane';
import type { Manned, NpcGame } from '../game.ts';

const DETECTION = 3 * PACE;

/** Is a player character detectable, or near enough all the same? */
export const isDetected = <S extends Manned, C>(
  { undetectable }: NpcGame<S, C>['binding'],
  state: S,
  npc: FigureIn<S>,
  pc: FigureIn<S>,
): boolean => !undetectable(state, pc) || within(distanceBetween(state, npc, pc), DETECTION);

/** Is a player character in the line of sight of an NPC that stands and faces as given (AI-GEO-SIGHT)? */
export function inSight<S extends Manned, C>(
  { npcGame: { game, binding }, state }: { readonly npcGame: NpcGame<S, C>; readonly state: S },
  npc: FigureIn<S>,
  pc: FigureIn<S>,
): boolean {
  if (arcOf(state, npc, pc) === 'rear' || !shows(game.rules, hiddenFrom(game.rules, state, npc, pc))) return false;
  return isDetected(binding, state, npc, pc);
}
