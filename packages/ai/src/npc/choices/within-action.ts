import type { Answer, ChoiceQuestion, Json } from '@escarmouche/referee';
import { expectedOf, figureOf, type FigureId, type FigureIn } from '@escarmouche/skirmish';
import type { Manned, NpcGame } from '../game.ts';
import { nextTarget } from '../attacks/next-target.ts';
import { firstHarm } from '../attacks/strikes.ts';
import { wielding } from '../attacks/wielding.ts';

/** Choices of an NPC within its own attack; undefined for others (AI-ACT-CHOICES). */
export function choiceOf<S extends Manned, C>(npcGame: NpcGame<S, C>, state: S, question: ChoiceQuestion): Answer | undefined {
  switch (question.purpose) {
    case 'meleeWeapon':
      return weaponOf(npcGame, state, question);
    case 'nextTarget':
    case 'nextUse':
      return nextTargetOf(npcGame, state, question);
    default:
      return undefined;
  }
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
  const may = (pc: FigureIn<S>): boolean => options.has(pc.id) && (about.power === undefined || harms(about.power, pc));
  return nextTarget(npcGame, state, npc as FigureIn<S>, about.last, may)?.id ?? null;
}
