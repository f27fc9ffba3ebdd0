import type { Language, Seat } from '@escarmouche/referee';
import type { PlaneGroup, PlaneState } from '@escarmouche/skirmish/plane';
import { lookOf } from '../../../boards/sides.ts';
import { inSeries } from '../../../i18n/format.ts';
import type { PlaneGame } from '../game.ts';
import { scenarioTold } from '../scenario/told.ts';
import { sideIndex } from '../who.ts';
import { queryWords } from './words.ts';

/** Objectives of a battle, a sentence a side; nothing where the aim is only to be the last in play. */
export function objectivesSaid<S extends PlaneState, C>(
  game: PlaneGame<S, C>,
  state: S,
  seat: Seat | undefined,
  language: Language,
): readonly string[] {
  const told = scenarioTold(game, state, language);
  if (!told) return [];
  const words = queryWords(language);
  const groups: readonly PlaneGroup[] = state.scene.groups;
  const own = new Set(groups.filter((group) => group.seat === seat).map(({ side }) => sideIndex(state, side)));
  const sides = told.sides.flatMap(({ side, name, score, aim, objectives }) => {
    const listed = aim ? [aim] : objectives.map(({ text, worth, progress }) => [text, worth, progress].filter(Boolean).join(', '));
    const who = [words.side(lookOf(side).letter, name, own.has(side)), score].filter(Boolean).join(', ');
    return listed.length === 0 ? [] : [words.objectives(who, inSeries(listed, language))];
  });
  return [`${told.name}. ${told.turn}.`, ...told.news.slice(-1), ...sides];
}
