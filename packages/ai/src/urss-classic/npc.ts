import { npcFacts, type Command, type State } from '@escarmouche/urss-classic';
import { npcPlayer } from '../npc/player.ts';
import type { NpcPlayer } from '../npc/thought.ts';
import { game, greedyBot } from './bot.ts';

/** Plays URSS by the NPC document. */
export const urssClassicNpc = (): NpcPlayer<State, Command> => npcPlayer(game, npcFacts, greedyBot());
