import type { Thought } from '@escarmouche/ai';
import type { Text } from '@escarmouche/referee';
import type { Why } from '@escarmouche/session';

interface Explained {
  readonly entry: number;
  readonly events: number;
  readonly reason: Text | undefined;
}

/** Why bots and NPCs have played the entries of a match, and have answered in the middle of them; known while the table is open, and no part of the match. */
export function reasonsGiven<C>() {
  let played: readonly (Why<Thought<C>> | undefined)[] = [];
  let answered: readonly Explained[] = [];

  return {
    /** `events`: for an answer, the number of events of the entry before it. */
    tell(entry: number, why: Why<Thought<C>>, events?: number): void {
      if (events !== undefined) answered = [...answered, { entry, events, reason: why.reason }];
      else played = Array.from({ length: Math.max(played.length, entry + 1) }, (_, i) => (i === entry ? why : played[i]));
    },
    /** Entries taken back have no reasons: played anew, they have others or none. */
    forget(from: number): void {
      if (played.length > from) played = played.slice(0, from);
      if (answered.some(({ entry }) => entry >= from)) answered = answered.filter(({ entry }) => entry < from);
    },
    why: (entry: number): Text | undefined => played[entry]?.reason,
    /** The whole thought of an NPC. */
    thought: (entry: number): Thought<C> | undefined => played[entry]?.thought,
    /** Why they answered so in an entry after at least so many of its events, and before so many. */
    whySo: (of: number, from: number, to: number): readonly Text[] =>
      answered.filter(({ entry, events }) => entry === of && events >= from && events < to).flatMap(({ reason }) => reason ?? []),
  };
}
