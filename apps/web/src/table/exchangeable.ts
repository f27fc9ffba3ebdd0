import type { HostSession } from '@escarmouche/session';

/**
 * A host whose match may be exchanged for a later one of the same battle, as another tab has kept it. Listeners hear of the exchange as of
 * any other change.
 */
export function exchangeable<Setup, S, C, E>(first: HostSession<Setup, S, C, E>) {
  const listeners = new Set<() => void>();
  let held = first;
  /** Versions of what was held before come before its own. */
  let before = 0;
  let now = held.snapshot();
  function changed(): void {
    now = before === 0 ? held.snapshot() : { ...held.snapshot(), version: before + held.snapshot().version };
    for (const listener of listeners) listener();
  }
  let unsubscribe = held.subscribe(changed);

  const host: HostSession<Setup, S, C, E> = {
    get system() {
      return held.system;
    },
    setup: first.setup,
    get match() {
      return held.match;
    },
    get matchSettings() {
      return held.matchSettings;
    },
    snapshot: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    submit: (seat, command) => held.submit(seat, command),
    answer: (value, seat) => held.answer(value, seat),
    mayForce: (forced) => held.mayForce(forced),
    undoable: (seat) => held.undoable(seat),
    propose: (seat, kind) => held.propose(seat, kind),
    consent: (seat, agrees) => held.consent(seat, agrees),
    save: () => held.save(),
  };
  return {
    host,
    exchange(next: HostSession<Setup, S, C, E>): void {
      unsubscribe();
      before = now.version + 1;
      held = next;
      unsubscribe = held.subscribe(changed);
      changed();
    },
  };
}
