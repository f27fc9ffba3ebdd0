import type { NpcFacts } from '@escarmouche/skirmish';
import type { Bot } from '../bot.ts';
import type { Game, Weighed } from '../plane/game.ts';
import type { NpcPlayer } from './thought.ts';

/** Plays seats by the NPC document; `other` answers where the document is silent. Until missions decide, `other` plays and nothing is thought. */
export function npcPlayer<S extends Weighed, C>(_game: Game<S, C>, _facts: NpcFacts<S>, other: Bot<S, C>): NpcPlayer<S, C> {
  return { ...other, think: () => undefined, order: () => [] };
}
