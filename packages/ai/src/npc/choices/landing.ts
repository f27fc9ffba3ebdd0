import type { Answer, ChoiceQuestion } from '@escarmouche/referee';
import { figureOf, type FigureId } from '@escarmouche/skirmish';
import { actOf } from '../acting.ts';
import { best } from '../plans/choose.ts';
import type { Manned, NpcGame } from '../game.ts';
import { landing } from '../plans/leaps.ts';
import { situationOf } from '../situation.ts';

/** Where an NPC lands once the test of its leap has passed: at the end of the best of its plans that leap; where none may land, on the spot (AI-GEO-PATH). */
export function landingOf<S extends Manned, C>(npcGame: NpcGame<S, C>, state: S, question: ChoiceQuestion): Answer | undefined {
  const { game, binding } = npcGame;
  const about = question.about as { readonly figure: FigureId; readonly limit: number } | undefined;
  const before = binding.before?.(state);
  if (!about || !before || !game.turns.ends) return undefined;
  const npc = figureOf(state, about.figure);
  const { plans, keys } = actOf(situationOf(npcGame, before, figureOf(before, npc.id)), () => true, game.turns.ends.activation);
  const lands = landing(game, state, npc, about.limit);
  const leaps = plans.filter(({ works, there }) => works !== undefined && lands(there));
  const { x, y, z } = (keys && best(leaps, keys))?.there ?? npc;
  return { x, y, z };
}
