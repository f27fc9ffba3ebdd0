import { toldEntry, toldWaiting, type Entry, type Seat, type System } from '@escarmouche/referee';
import type { Snapshot } from './snapshot.ts';

/**
 * The table as a seat may know it, or as everybody may (''): the state it sees, the events it hears of, commands without what only their giver may
 * know, no recorded answers (a die may have drawn a card), and of a question that is not its own no more than that the game waits for somebody. A
 * battle that is over lies open. Entries already told are told as the same objects.
 */
export function seenBy<Setup, S, C, E>(system: System<Setup, S, C, E>, seat: Seat) {
  const told = new WeakMap<Entry<C, E>, Entry<C, E>>();
  const tell = (entry: Entry<C, E>): Entry<C, E> => {
    const known = told.get(entry) ?? toldEntry(system, entry, seat);
    told.set(entry, known);
    return known;
  };

  return ({ state, entries, waiting, outcome, ...rest }: Snapshot<S, C, E>): Snapshot<S, C, E> => {
    if (outcome) return { ...rest, state, entries, waiting, outcome };
    const seen = { ...rest, state: system.view(state, seat), entries: entries.map(tell) };
    return waiting ? { ...seen, waiting: toldWaiting(system, waiting, seat) } : seen;
  };
}
