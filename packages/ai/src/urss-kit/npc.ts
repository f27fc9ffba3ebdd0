import { npcFacts, type Command, type State } from '@escarmouche/urss-kit';
import { npcPlayer } from '../npc/player.ts';
import type { NpcPlayer } from '../npc/thought.ts';
import { game, urssKitBot } from './bot.ts';

/** Plays the URSS kit by the NPC document. */
export const urssKitNpc = (): NpcPlayer<State, Command> => npcPlayer(game, npcFacts, urssKitBot());
