import type { RosterGroup, Summary } from '../systems/game-adapter.ts';

/** How a battle has ended for the one person who plays it; undefined where none or several do. */
export type Ending = 'won' | 'lost' | 'drawn';

export function endingOf(
  sides: readonly Pick<Summary['sides'][number], 'side' | 'won'>[],
  roster: readonly Pick<RosterGroup, 'side' | 'seat'>[],
  seats: Readonly<Record<string, string>>,
): Ending | undefined {
  const persons = new Set(roster.filter(({ seat }) => seats[seat] === 'person').map(({ side }) => side));
  if (persons.size !== 1) return undefined;
  const winners = sides.filter(({ won }) => won);
  if (winners.length === 0) return 'drawn';
  return winners.some(({ side }) => persons.has(side)) ? 'won' : 'lost';
}
