import type { Entry, Seat, System } from '@escarmouche/referee';
import type { Snapshot } from './session.ts';

/**
 * The table as a seat may know it, or as everybody may (''): the state it sees, the events it hears of, no recorded answers (a die may have drawn a
 * card), and a secret question only where it is its own. A battle that is over lies open. Entries already told are told as the same objects.
 */
export function seenBy<Setup, S, C, E>(system: System<Setup, S, C, E>, seat: Seat) {
  const told = new WeakMap<Entry<C, E>, Entry<C, E>>();
  const heard = (events: readonly E[]): readonly E[] => events.flatMap((event) => system.redact(event, seat) ?? []);

  const tell = (entry: Entry<C, E>): Entry<C, E> => {
    const known = told.get(entry) ?? { ...entry, answers: [], events: heard(entry.events) };
    told.set(entry, known);
    return known;
  };

  return ({ state, entries, waiting, outcome, ...rest }: Snapshot<S, C, E>): Snapshot<S, C, E> => {
    if (outcome) return { ...rest, state, entries, waiting, outcome };
    const seen = { ...rest, state: system.view(state, seat), entries: entries.map(tell) };
    if (!waiting) return seen;
    const { question, events } = waiting;
    const hidden = question.kind === 'choice' && question.secret && question.seat !== seat;
    return { ...seen, waiting: { ...waiting, events: heard(events), ...(hidden ? UNHEARD : {}) } };
  };
}

/** What is left of a question that only its seat may know of. */
const UNHEARD = { question: { kind: 'choice', purpose: 'secret', seat: '' }, asked: [] } as const;
