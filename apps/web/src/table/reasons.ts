import type { Text } from '@escarmouche/referee';

interface Explained {
  readonly entry: number;
  readonly events: number;
  readonly reason: Text;
}

/** Why bots have played the entries of a match, and have answered in the middle of them; known while the table is open, and no part of the match. */
export function reasonsGiven() {
  let played: readonly (Text | undefined)[] = [];
  let answered: readonly Explained[] = [];

  return {
    /** `events`: for an answer, the number of events of the entry before it. */
    tell(entry: number, reason: Text, events?: number): void {
      if (events !== undefined) answered = [...answered, { entry, events, reason }];
      else played = Array.from({ length: Math.max(played.length, entry + 1) }, (_, i) => (i === entry ? reason : played[i]));
    },
    /** Entries taken back have no reasons: played anew, they have others or none. */
    forget(from: number): void {
      if (played.length > from) played = played.slice(0, from);
      if (answered.some(({ entry }) => entry >= from)) answered = answered.filter(({ entry }) => entry < from);
    },
    why: (entry: number): Text | undefined => played[entry],
    /** Why they answered so in an entry after at least so many of its events, and before so many. */
    whySo: (of: number, from: number, to: number): readonly Text[] =>
      answered.filter(({ entry, events }) => entry === of && events >= from && events < to).map(({ reason }) => reason),
  };
}
