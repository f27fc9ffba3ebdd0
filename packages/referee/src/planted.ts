import { askedSeats } from './asked.ts';
import { copy } from './json.ts';
import type { Entry, Match } from './match.ts';
import { toldEntry, toldWaiting } from './told.ts';
import { NOBODY, type Seat, type System } from './types.ts';

/** Words that only one seat may know now; those of NOBODY no seat may know. */
export interface Secret {
  readonly seat: Seat;
  readonly words: readonly string[];
}

export type Secrets<S> = (state: S) => readonly Secret[];

/** Looks for secret words in all that a seat that may not know them is told. */
export interface Search<S, C, E> {
  /** After a command: the view of each seat, and the events told to it on the way. */
  played(before: S, after: S, made: readonly Entry<C, E>[]): string | undefined;
  /** While a question waits: the view of each seat, and its knowledge of the command and the question. */
  waiting(match: Pick<Match<unknown, S, C, E>, 'pending'>): string | undefined;
}

/** A search by the system's own telling of its secrets. Branches of the set-up that never change are known to all and not searched. */
export function searchFor<Setup, S, C, E>(system: System<Setup, S, C, E>, begun: S, secretsOf: Secrets<S>): Search<S, C, E> {
  const known = new Set(Object.values(begun as object).filter((branch) => typeof branch === 'object' && Object.isFrozen(branch)));
  const textOf = (told: unknown): string =>
    (JSON.stringify(told, (_key, value: unknown) => (known.has(value) ? undefined : value)) as string | undefined) ?? '';

  /** The first secret that somebody hears: `tell` is what a seat is told when the game is at `state`. */
  function leak(state: S, what: string, tell: (seat: Seat) => unknown): string | undefined {
    if (system.outcome(state)) return undefined;
    const secrets = secretsOf(state);
    for (const viewer of new Set([...secrets.map(({ seat }) => seat), ...system.active(state), NOBODY])) {
      const own = new Set(secrets.flatMap(({ seat, words }) => (seat === viewer && seat !== NOBODY ? words : [])));
      const text = textOf(tell(viewer));
      for (const { seat, words } of secrets) {
        const word = seat === viewer && seat !== NOBODY ? undefined : words.find((one) => !own.has(one) && text.includes(one));
        if (word !== undefined) return `"${viewer}" finds "${word}" of "${seat}" in ${what}`;
      }
    }
    return undefined;
  }

  return {
    played(before, after, made) {
      const folded = copy(before);
      for (const event of made.flatMap(({ events }) => events)) {
        system.reduce(folded, event);
        const found = leak(folded, 'an event', (seat) => system.redact(event, seat));
        if (found !== undefined) return found;
      }
      return (
        leak(after, 'its view', (seat) => system.view(after, seat)) ??
        leak(after, 'a command', (seat) => made.map((entry) => toldEntry(system, entry, seat).command))
      );
    },
    waiting({ pending }) {
      if (!pending) return undefined;
      const { seat: by, command, question, partial, state } = pending;
      const asked = askedSeats(question, partial);
      return (
        leak(state, 'its view while a question waits', (seat) => system.view(state, seat)) ??
        leak(state, 'what waits', (seat) => toldWaiting(system, { seat: by, command, question, asked, events: [] }, seat))
      );
    },
  };
}
