import { concealed, type Entry, type Seat, type System } from '@escarmouche/referee';
import type { Snapshot } from './session.ts';

/**
 * The table as a seat may know it, or as everybody may (''): the state it sees, the events it hears of, commands without what only their giver may
 * know, no recorded answers (a die may have drawn a card), and of a question that is not its own no more than that the game waits for somebody. A
 * battle that is over lies open. Entries already told are told as the same objects.
 */
export function seenBy<Setup, S, C, E>(system: System<Setup, S, C, E>, seat: Seat) {
  const told = new WeakMap<Entry<C, E>, Entry<C, E>>();
  const heard = (events: readonly E[]): readonly E[] => events.flatMap((event) => system.redact(event, seat) ?? []);
  const given = (by: Seat, command: C): C => (by === seat || !system.redactCommand ? command : system.redactCommand(command, seat));

  const tell = (entry: Entry<C, E>): Entry<C, E> => {
    const known = told.get(entry) ?? { ...entry, command: given(entry.seat, entry.command), answers: [], events: heard(entry.events) };
    told.set(entry, known);
    return known;
  };

  return ({ state, entries, waiting, outcome, ...rest }: Snapshot<S, C, E>): Snapshot<S, C, E> => {
    if (outcome) return { ...rest, state, entries, waiting, outcome };
    const seen = { ...rest, state: system.view(state, seat), entries: entries.map(tell) };
    if (!waiting) return seen;
    const { question, asked } = concealed(waiting.question, waiting.asked, seat);
    const command = given(waiting.seat, waiting.command);
    return { ...seen, waiting: { seat: waiting.seat, command, question, asked, events: heard(waiting.events) } };
  };
}
