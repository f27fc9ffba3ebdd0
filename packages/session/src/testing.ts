import type { HostSession } from './host.ts';
import { seatSession } from './seat.ts';

const DOES = ['submit', 'answer', 'propose', 'consent', 'subscribe'];
const KNOWN_TO_ALL = ['viewer', 'system'];
const TELLS = ['matchSettings', 'snapshot', 'beginning', 'stateAt', 'forced', 'undoable'];

/** All that a seat can read of a battle, in every way there is. */
export async function readBy<Setup, S, C, E>(host: HostSession<Setup, S, C, E>, seat: string): Promise<readonly unknown[]> {
  const session = seatSession(host, seat);
  const missing = Object.keys(session).filter((way) => ![...DOES, ...KNOWN_TO_ALL, ...TELLS].includes(way));
  if (missing.length > 0) throw new Error(`read by nobody here: ${missing.join(', ')}`);
  const { matchSettings, snapshot, beginning, stateAt, forced, undoable } = session;
  const { entries, waiting } = snapshot();
  const events = [...entries.map((entry) => entry.events), waiting?.events ?? []];
  const past = events.flatMap((happened, entry) => [stateAt(entry), ...happened.map((_, event) => stateAt(entry, event + 1))]);
  return [matchSettings, snapshot(), beginning(), past, await forced(), undoable()];
}
