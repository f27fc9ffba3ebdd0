import { copy } from '@escarmouche/referee';
import type { Session } from '@escarmouche/session';

/** A point of a battle: after so many whole entries and, of the next one, so many events. */
export interface Moment {
  readonly entry: number;
  readonly event: number;
}

/** Entries from one kept state to the next. */
const EVERY = 16;

/** The past of a session: any state of it without folding from the start, and when its turns began. */
export function createPast<Setup, S, C, E>(session: Session<Setup, S, C, E>, turnOf: (state: S) => number) {
  const { system, setup } = session;
  /** What has been gone through, with the state after it; `kept[n]`: after n times EVERY entries. */
  let known: readonly { readonly events: readonly E[] }[] = [];
  let front = system.setup(setup);
  let kept: S[] = [];
  let turns: Moment[] = [];

  function learn(): void {
    const { entries } = session.snapshot();
    if (known === entries) return;
    const longer = known.length <= entries.length && known.every((entry, i) => entry === entries[i]);
    if (!longer || kept.length === 0) {
      front = copy(system.setup(setup));
      [known, kept, turns] = [[], [copy(front)], []];
    }
    for (let entry = known.length; entry < entries.length; entry++) {
      entries[entry]?.events.forEach((event, i) => {
        const before = turnOf(front);
        system.reduce(front, event);
        if (turnOf(front) > before) turns.push({ entry, event: i + 1 });
      });
      if ((entry + 1) % EVERY === 0) kept.push(copy(front));
    }
    known = entries;
  }

  return {
    /** Never change it. */
    stateAt({ entry, event }: Moment): S {
      learn();
      const { waiting } = session.snapshot();
      const from = Math.min(Math.floor(entry / EVERY), kept.length - 1);
      const state = copy(kept[from] ?? system.setup(setup));
      const whole = known.slice(from * EVERY, entry).flatMap(({ events }) => events);
      const part = (known[entry]?.events ?? waiting?.events ?? []).slice(0, event);
      for (const one of [...whole, ...part]) system.reduce(state, one);
      return state;
    },
    /** The moments at which turns have just begun. */
    turns(): readonly Moment[] {
      learn();
      return turns;
    },
  };
}
