import type { Text } from '@escarmouche/referee';
import type { Manned } from '../game.ts';
import { attackNow } from './planned-attacks.ts';
import type { Planner } from './planner.ts';

/** A command for an action that the templates leave over, and its reason (AI-ACT-LEFTOVER). */
export interface Leftover<C> {
  readonly command: C;
  readonly says: Text;
}

const WAITS: Text = { fr: 'Garde sa dernière action pour se mettre en alerte.', en: 'Keeps its last action to stand alert.' };
const ATTACKS: Text = { fr: 'Attaque avec l’action restante.', en: 'Attacks with the action left over.' };

/** An attack on an allowed target, a reload, hiding, the alert stance; undefined: nothing. `attacks`: does the behaviour let it attack? */
export function leftoverOf<S extends Manned, C>(
  planner: Planner<S, C>,
  legal: (command: C) => boolean,
  attacks: boolean,
): Leftover<C> | undefined {
  const { situation } = planner;
  const { npcGame, state, npc, behaviour, options } = situation;
  if (behaviour === 'static' && options['static.mayAct'] === 'no') return undefined;
  const [attack] = attacks ? attackNow(planner) : [];
  if (attack?.first !== undefined && legal(attack.first)) return { command: attack.first, says: ATTACKS };
  for (const { command, says } of npcGame.binding.leftovers(state, npc)) if (legal(command)) return { command, says };
  const { nothing } = npcGame.binding;
  const waits = nothing !== undefined && situation.left.actions > 1 && npcGame.binding.watches(state, npc) && legal(nothing);
  return waits ? { command: nothing, says: WAITS } : undefined;
}
