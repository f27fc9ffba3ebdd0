import type { Answer, ChoiceQuestion, Json } from '@escarmouche/referee';
import { figureOf, groupOf, type FigureId, type GroupId } from '@escarmouche/skirmish';
import { arcOf, moverOf, pcsOf } from '@escarmouche/skirmish/plane';
import { approach } from '@escarmouche/space';
import type { Manned, NpcGame } from '../game.ts';
import { landingOf } from './landing.ts';
import { missionOf, restrained } from '../memory.ts';
import { preyOf } from '../missions/assassin.ts';
import { strikesOf } from '../attacks/strikes.ts';
import { choiceOf } from './within-action.ts';

type Order<S extends Manned> = (state: S, group: GroupId) => readonly FigureId[];

/** Answers of NPCs in the middle of a resolution; undefined where the document leaves the answer open (AI-ACT-CHOICES). */
export function answerOf<S extends Manned, C>(
  npcGame: NpcGame<S, C>,
  order: Order<S>,
  state: S,
  question: ChoiceQuestion,
): Answer | undefined {
  const options = question.options ?? [];
  switch (question.purpose) {
    case 'activate': {
      const [first] = options as readonly FigureId[];
      if (first === undefined) return undefined;
      return order(state, groupOf(state, first).id).find((id) => options.includes(id)) ?? first;
    }
    case 'alert':
      return reactionOf(npcGame, state, question);
    case 'counter':
      return options.find((one) => one !== null) ?? null;
    case 'landing':
      return landingOf(npcGame, state, question);
    case 'use':
      return options.includes(true) ? true : undefined;
    default:
      return choiceOf(npcGame, state, question);
  }
}

/** An NPC on the alert reacts to the first player character that triggers it: by a shot, else by a charge (AI-ACT-ALERT). */
function reactionOf<S extends Manned, C>(npcGame: NpcGame<S, C>, state: S, question: ChoiceQuestion): Answer | undefined {
  const about = question.about as { readonly figure: FigureId; readonly mover: FigureId } | undefined;
  const npc = about && figureOf(state, about.figure);
  const role = npc && state.scene.npcs?.roles[npc.id];
  if (!about || !npc || !role) return undefined;
  const { game } = npcGame;
  const mover = figureOf(state, about.mover);
  const long = state.scene.npcs?.options?.['range.longCounts'] !== 'no';
  const legal = (command: C): boolean => !game.actions.reactionRefusal(state, npc, command, about as unknown as Json);
  if (restrained(state, npc) && arcOf(state, mover, npc) === 'front') return { do: 'decline' };
  const strikes = strikesOf(npcGame, state, npc, long);
  const shot = strikes.shot(npc, mover);
  if (shot && legal(shot.command)) return { do: 'react', command: shot.command as unknown as Json };
  const { type } = missionOf(state, npc.id);
  const holds = (type === 'sniper' || type === 'guard') && strikes.ranged;
  const stays = holds || role.behaviour === 'evader' || role.behaviour === 'static';
  const isPrey = type === 'assassin' ? preyOf(state, npc.id) === mover.id : pcsOf(state, npc.id).some(({ id }) => id === mover.id);
  if (stays || !isPrey) return { do: 'decline' };
  const fight = game.odds.fight.command(mover.id);
  if (legal(fight)) return { do: 'react', command: fight as unknown as Json };
  const path = approach(state.scene.table, moverOf(game.rules, state, npc), mover.id, game.movement.walks(state, npc));
  const charge = path && game.movement.walk(path.path);
  return charge !== undefined && legal(charge) ? { do: 'react', command: charge as unknown as Json } : { do: 'decline' };
}
