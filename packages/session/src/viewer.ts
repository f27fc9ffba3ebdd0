import type { Seat, System } from '@escarmouche/referee';
import type { HostSession } from './host.ts';
import { pastOf } from './past.ts';
import { seenBy } from './seen.ts';
import type { Snapshot } from './snapshot.ts';
import { sharedOf, type SharedMatchSettings } from './match-settings.ts';

/**
 * A battle as one viewer may know it: a seat, or everybody (''). All is as last heard from the host. Legality is asked of the rules with the seen
 * state, which allows a seat the same as the true one.
 */
export interface ViewerSession<Setup, S, C, E> {
  readonly viewer: Seat;
  readonly system: System<Setup, S, C, E>;
  readonly matchSettings: SharedMatchSettings;
  snapshot(): Snapshot<S, C, E>;
  /** Calls back after every change; returns what ends it. */
  subscribe(listener: () => void): () => void;
  /** The state before the first command. Never change it. */
  beginning(): S;
  /** A state of the past of one's own: after so many whole entries and, of the next one, so many of its events. */
  stateAt(entries: number, events?: number): S;
}

/** Session of one viewer of a battle hosted here. */
export function viewerSession<Setup, S, C, E>(host: HostSession<Setup, S, C, E>, viewer: Seat): ViewerSession<Setup, S, C, E> {
  const { system } = host;
  const see = seenBy(system, viewer);
  let known = host.snapshot();
  let seen = see(known);
  function snapshot(): Snapshot<S, C, E> {
    const now = host.snapshot();
    if (now !== known) [known, seen] = [now, see(now)];
    return seen;
  }

  const begun = once(() => system.setup(host.setup));
  const begunAsSeen = once(() => system.view(begun(), viewer));
  // A battle that is over lies open from its beginning.
  const beginning = (): S => (host.snapshot().outcome ? begun() : begunAsSeen());
  const past = once(() => pastOf(system, { beginning, snapshot }));

  return {
    viewer,
    system,
    matchSettings: sharedOf(host.matchSettings),
    snapshot,
    subscribe: (listener) => host.subscribe(listener),
    beginning,
    stateAt: (entries, events) => past()(entries, events),
  };
}

/** A value made when first wanted. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
