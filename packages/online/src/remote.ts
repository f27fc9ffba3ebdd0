import type { Entry, Seat, System } from '@escarmouche/referee';
import { forcedOf, pastOf, type Proposing, type SeatSession, type Snapshot } from '@escarmouche/session';
import type { Act, Deed, Reply } from './acts.ts';
import type { ToldClocks } from './clock.ts';
import { fingerprint } from './fingerprint.ts';
import type { Told, Welcome } from './told.ts';

/** The seat of a battle that is hosted elsewhere. */
export interface RemoteSeat<Setup, S, C, E> extends SeatSession<Setup, S, C, E> {
  /** The sequence number up to which the battle was heard. */
  readonly heard: number;
  /** All that was heard as one piece of news, to be kept for a visit without a network; undefined before the first. */
  readonly whole: Told<S, C, E> | undefined;
  /** Takes in news; false where they do not fit what was heard, so that all has to be told again, from 0 on. */
  hear(told: Told<S, C, E>): boolean;
  /** Clocks as last heard; undefined of a battle without any. */
  readonly clocks: ToldClocks | undefined;
  /** Have the seats agreed to play once more? */
  readonly rematch: boolean;
  /** `about`: the seat whose time has run out, of a proposal to pass for it or to end the battle. */
  propose(kind: Proposing, about?: Seat): Promise<Proposed>;
}

type Proposed = Awaited<ReturnType<SeatSession<unknown, unknown, unknown, unknown>['propose']>>;

/** Brings an act to the host; the promise is kept once the reply and everything up to it have been heard. */
export type Send<C> = (act: Act<C>) => Promise<Reply>;

/** A seat by what its host tells; `send` brings its acts there. */
export function remoteSeat<Setup, S, C, E>(
  system: System<Setup, S, C, E>,
  { viewer, settings, beginning }: Welcome<S>,
  send: Send<C>,
  newId: () => string,
): RemoteSeat<Setup, S, C, E> {
  const listeners = new Set<() => void>();
  let begun = beginning;
  let entries: readonly Entry<C, E>[] = [];
  let last: Told<S, C, E> | undefined;
  /** The act that was sent last and has no reply yet: its number, and whether somebody was asked since. */
  let sent: { readonly n: number; asked: boolean } | undefined;
  let seen: Snapshot<S, C, E> = { version: 0, state: begun, entries, active: [], agreements: [] };
  const past = pastOf(system, { beginning: () => begun, snapshot: () => seen });

  function hear(told: Told<S, C, E>): boolean {
    const heard = last?.sequence ?? 0;
    if (told.since !== heard && (told.since !== 0 || told.sequence < heard)) return told.sequence <= heard;
    const { waiting, active, agreements, proposal, outcome, sequence } = told;
    if (told.beginning) begun = told.beginning;
    entries = [...entries.slice(0, told.left), ...told.entries];
    const known = { version: sequence, entries, active, agreements };
    const now = { ...known, ...(waiting && { waiting }), ...(proposal && { proposal }), ...(outcome && { outcome }) };
    seen = { ...now, state: begun };
    seen = { ...now, state: past(entries.length, waiting?.events.length ?? 0) };
    last = told;
    if (sent && waiting) sent.asked = true;
    for (const listener of listeners) listener();
    return fingerprint(seen.state) === told.print;
  }

  const next = (): number => (last?.acts ?? 0) + 1;
  async function replied(deed: Deed<C>) {
    const act = { n: next(), asked: false };
    sent = act;
    const reply = await send({ id: newId(), n: act.n, deed }).finally(() => {
      if (sent === act) sent = undefined;
    });
    if (reply.status === 'refused') return reply;
    if (reply.status === 'stale') return refused('Ce siège a joué ailleurs entre-temps.', 'This seat has acted elsewhere meanwhile.');
    // The answer to a question may have been heard before the reply.
    return { status: act.asked || seen.waiting || seen.proposal ? ('waiting' as const) : ('done' as const) };
  }

  return {
    viewer,
    system,
    matchSettings: settings,
    snapshot: () => seen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    beginning: () => begun,
    stateAt: past,
    submit: (command) => replied({ do: 'submit', command }),
    answer: (value) => replied({ do: 'answer', value }),
    isUnderWay: () => sent?.n === next(),
    forced(inPassing) {
      return Promise.resolve(last?.mayForce === true ? forcedOf(system, seen, viewer, inPassing) : undefined);
    },
    undoable: () => last?.undo,
    async propose(kind, about) {
      const reply = await replied({ do: 'propose', kind, ...(about !== undefined && { about }) });
      return reply.status === 'refused' ? reply : { status: seen.proposal ? 'waiting' : 'done' };
    },
    async consent(agrees) {
      const reply = await replied({ do: 'consent', agrees });
      return reply.status === 'refused' ? reply : { status: agrees ? (seen.proposal ? 'waiting' : 'done') : 'declined' };
    },
    get clocks() {
      return last?.clocks;
    },
    get rematch() {
      return last?.rematch === true;
    },
    get heard() {
      return last?.sequence ?? 0;
    },
    get whole() {
      return last && { ...last, since: 0, left: 0, entries };
    },
    hear,
  };
}

const refused = (fr: string, en: string) => ({ status: 'refused' as const, refusal: { reason: { fr, en } } });
