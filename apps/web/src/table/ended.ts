import { namesInRow, type Language, type Outcome, type System } from '@escarmouche/referee';
import type { Holders } from '@escarmouche/session';
import type { GameAdapter, RosterGroup, Summary } from '../systems/game-adapter.ts';

/** End of a battle for the only person in it; undefined where no person or several play. */
export type Ending = 'won' | 'lost' | 'drawn';

export function endingOf(
  sides: readonly Pick<Summary['sides'][number], 'side' | 'won'>[],
  roster: readonly Pick<RosterGroup, 'side' | 'seat'>[],
  seats: Holders,
): Ending | undefined {
  const persons = new Set(roster.filter(({ seat }) => seats[seat]?.by === 'person').map(({ side }) => side));
  if (persons.size !== 1) return undefined;
  const winners = sides.filter(({ won }) => won);
  if (winners.length === 0) return 'drawn';
  return winners.some(({ side }) => persons.has(side)) ? 'won' : 'lost';
}

/** The winners, in a few words. */
export function resultOf<Setup, S, C, E>(
  { roster, system }: Pick<GameAdapter<Setup, S, C, E>, 'roster'> & { readonly system: Pick<System<Setup, S, C, E>, 'sides'> },
  state: S,
  { winners }: Outcome,
  language: Language,
): string {
  const fr = language === 'fr';
  if (winners.length === 0) return fr ? 'sans vainqueur' : 'no winner';
  const sides = system.sides?.(state);
  const seats = new Set(winners.flatMap((side) => sides?.[side] ?? [side]));
  const names = roster(state, language).filter(({ seat }) => seats.has(seat));
  return `${fr ? 'victoire : ' : 'victory: '}${namesInRow([...new Set(names.map(({ name }) => name))], language)}`;
}
