import { isBefore, nobody, type Match, type Place } from '@escarmouche/referee';
import { personsOf } from './holder.ts';
import { hostOf, type HostSession } from './host.ts';
import { diceOf, isScripted, withSeed, type MatchSettings } from './match-settings.ts';
import { undoOf } from './undo.ts';

/**
 * A battle of its own that leaves another one before the last decision of a person after so many entries. Nothing of that one's coming dice is known
 * from it: `seed` is that of its own dice.
 */
export function branchOf<Setup, S, C, E>(
  { match, matchSettings }: HostSession<Setup, S, C, E>,
  entries: number,
  seed: string,
): HostSession<Setup, S, C, E> {
  const past = match.fork(entries, () => nobody);
  past.goBack(beforeDecision(past, matchSettings) ?? { entries });
  const { length } = past.entries;
  const branched = { entries: length, ...(past.pending && { answers: past.pending.answers.length }) };
  const settings = { ...withSeed(matchSettings, seed), branched, ...(isScripted(matchSettings) && { dice: {} }) };
  return hostOf(past.fork(length, diceOf(settings)), settings);
}

/** Just before the last decision of a person; undefined where none has decided. */
function beforeDecision<Setup, S, C, E>(match: Match<Setup, S, C, E>, { seats }: MatchSettings): Place | undefined {
  const places = personsOf(seats).flatMap((seat) => undoOf(match, seat)?.to ?? []);
  return places.reduce<Place | undefined>((last, place) => (last && isBefore(place, last) ? last : place), undefined);
}
