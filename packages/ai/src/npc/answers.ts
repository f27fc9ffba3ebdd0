import type { Answer, ChoiceQuestion, Json } from '@escarmouche/referee';
import { expectedOf, figureOf, groupOf, inPlay, type FigureId, type FigureIn, type GroupId } from '@escarmouche/skirmish';
import { arcOf, moverOf, pcsOf } from '@escarmouche/skirmish/plane';
import { approach } from '@escarmouche/space';
import type { Manned, NpcGame } from './game.ts';
import { landingOf } from './landing.ts';
import { markOf, missionOf } from './memory.ts';
import { preyOf } from './missions/assassin.ts';
import { nearestOf } from './people.ts';
import { inSight } from './situation.ts';
import { firstHarm, strikesOf } from './strikes.ts';
import { wielding } from './wielding.ts';

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
    case 'meleeWeapon':
      return weaponOf(npcGame, state, question);
    case 'nextTarget':
    case 'nextUse':
      return nextTargetOf(npcGame, state, question);
    default:
      return undefined;
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
  if (restrained(state, npc) && arcOf(mover, npc) === 'front') return { do: 'decline' };
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

/** The weapon that does the opponent most damage; the first of equal ones. */
function weaponOf<S extends Manned, C>({ game }: NpcGame<S, C>, state: S, { about, options = [] }: ChoiceQuestion): Answer | undefined {
  const { figure, against } = about as { readonly figure: FigureId; readonly against: FigureId };
  const worth = (weapon: Json): number => {
    const armed = wielding(state, figure, String(weapon));
    return firstHarm(game.odds.fight.means(armed, figureOf(armed, figure), figureOf(armed, against)));
  };
  return options.map((weapon) => ({ weapon, value: worth(weapon) })).toSorted((a, b) => b.value - a.value)[0]?.weapon;
}

/**
 * Further shots of an action go to the same target while it stands, then to the nearest other one that may be attacked; further uses of a power to the nearest
 * one to which it does something yet (AI-ACT-ATTACK).
 */
function nextTargetOf<S extends Manned, C>(npcGame: NpcGame<S, C>, state: S, question: ChoiceQuestion): Answer | undefined {
  const about = question.about as { readonly figure: FigureId; readonly last?: FigureId; readonly power?: string } | undefined;
  const npc = about && figureOf(state, about.figure);
  if (!npc) return undefined;
  const options = new Set(question.options);
  const harms = (power: string, pc: FigureIn<S>): boolean =>
    firstHarm(npcGame.game.odds.power(state, npc as FigureIn<S>, power, pc).losses.map(expectedOf)) > 0;
  const among = pcsOf(state, npc.id).filter(
    (pc) => options.has(pc.id) && inPlay(pc) && (about.power === undefined || harms(about.power, pc)),
  );
  if (about.last !== undefined && among.some(({ id }) => id === about.last)) return about.last;
  const { type } = missionOf(state, npc.id);
  const own = type === 'assassin' && about.last !== undefined && about.last === markOf(state, npc.id, 'AI-MIS-ASSASSIN');
  if (own || (restrained(state, npc) && about.last !== undefined)) return null;
  const seen = type === 'patrol' ? among.filter((pc) => inSight({ npcGame, state }, npc, pc)) : among;
  return nearestOf(state, npc, seen)?.id ?? null;
}

/** A Harceleur attacks nobody but its target from behind, a sniper or guard in its place excepted (AI-BEH-HARCELEUR). */
function restrained(state: Manned, npc: Manned['figures'][string]): boolean {
  const { type } = missionOf(state, npc.id);
  return state.scene.npcs?.roles[npc.id]?.behaviour === 'stalker' && type !== 'sniper' && type !== 'guard';
}
