import { isEnd, NOBODY, nobody, openMatch, type Answers, type Match, type Rejection, type Seat, type System } from '@escarmouche/referee';
import { hostOf, sharedOf, undoOf, type About, type HostSession, type MatchSettings } from '@escarmouche/session';
import type { Act, Deed, Reply } from './acts.ts';
import { clocksAt, type ClockTerms } from './clock.ts';
import { aboutOf, runningIn, type PassOf } from './timeout.ts';
import { addRow, drawOfWaiting, keptOf, rowBetween, type Draw, type Row } from './row.ts';
import type { Store } from './store.ts';
import { momentOf, toldSince, type Told, type Welcome } from './told.ts';

/** The parts of a battle that never change. */
export interface Played<Setup, S, C, E> {
  readonly system: System<Setup, S, C, E>;
  readonly setup: Setup;
  readonly settings: MatchSettings;
  /** Dice of a command, from where they are drawn. */
  readonly dice: (draw: Draw) => Answers<S>;
  /** Absent where seats take what time they like. */
  readonly terms?: ClockTerms | undefined;
  /** Time of the host, in milliseconds since 1970. */
  readonly now: () => number;
  readonly passOf?: PassOf<S, C, E>;
}

/** A battle on a node. Acts are kept before anybody hears of them; any node may take any act. */
export interface OnlineBattle<S, C, E> {
  act(seat: Seat, act: Act<C>): Promise<Reply>;
  welcome(viewer: Seat): Welcome<S>;
  told(viewer: Seat, since: number): Told<S, C, E>;
  /** The number of the last row. */
  readonly sequence: number;
  /** Reads what other nodes have kept, up to a row or all of it. */
  refresh(upTo?: number): Promise<void>;
  readonly isOver: boolean;
  /** Does anybody listen? */
  readonly isFollowed: boolean;
  subscribe(listener: () => void): () => void;
  /** Calls back after every change, and when somebody begins or ceases to listen, without being one who listens. */
  attend(listener: () => void): () => void;
}

const FULL: Rejection = {
  reason: {
    fr: 'Cette bataille est trop longue pour ce serveur : elle ne peut plus que finir, d’un commun accord.',
    en: 'This battle is too long for this server: all that it can still do is end, by agreement.',
  },
};

/** Dice of what the rules do before the first command. */
const BEGINNING: Draw = { seat: NOBODY, n: 0, start: 0 };

function call(listeners: ReadonlySet<() => void>): void {
  for (const listener of listeners) listener();
}

/** Opens a battle that has been created in the store, and begins it where nobody has. */
export async function openBattle<Setup, S, C, E>(
  { system, setup, settings, dice, terms, now, passOf = () => undefined }: Played<Setup, S, C, E>,
  store: Store,
  id: string,
): Promise<OnlineBattle<S, C, E>> {
  const kept = keptOf<C, E>([]);
  let moment = momentOf(openMatch(system, setup, dice(BEGINNING)), kept, settings);
  let turn: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const attending = new Set<() => void>();

  /** Takes in rows that are kept; `as`: the match after them, where it is known. */
  function adopt(rows: readonly Row<C, E>[], as?: Match<Setup, S, C, E>): void {
    for (const row of rows) addRow(kept, row);
    const { entries, waiting, agreements } = kept;
    const answers = dice(drawOfWaiting(kept) ?? BEGINNING);
    const match = as ?? openMatch(system, setup, answers, { entries, agreements, ...(waiting && { pending: waiting }) });
    moment = momentOf(match, kept, settings);
    call(listeners);
    call(attending);
  }

  /** Reads new rows; false where there are none. */
  async function catchUp(): Promise<boolean> {
    const rows = (await store.rows(id, kept.lefts.length)) as readonly Row<C, E>[];
    if (rows.length > 0) adopt(rows);
    return rows.length > 0;
  }

  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const done = turn.then(task);
    turn = done.catch(() => undefined);
    return done;
  }

  /** Clocks after an act, where there are any. */
  const clocked = (host: HostSession<Setup, S, C, E>): Pick<Row<C, E>, 'clocks'> =>
    terms ? { clocks: clocksAt(terms, kept.clocks, runningIn(host.snapshot(), settings), now()) } : {};

  /** A pass that the rules take. */
  const legalPass: PassOf<S, C, E> = (snapshot, seat) => {
    const pass = passOf(snapshot, seat);
    const trial = moment.match.fork(undefined, () => nobody);
    const progress = pass && ('command' in pass ? trial.submit(seat, pass.command as C) : trial.answer(pass.answer, seat));
    return progress && progress.status !== 'refused' ? pass : undefined;
  };

  /** Tries an act on a match of its own: the reply where nothing is to be kept. */
  async function tried(
    seat: Seat,
    { id: act, n, deed }: Act<C>,
  ): Promise<Reply | { readonly row: Row<C, E>; readonly after: Match<Setup, S, C, E> }> {
    const { match } = moment;
    const goesBack = kept.proposal?.undo ?? (deed.do === 'propose' && deed.kind === 'takeBack' ? undoOf(match, seat) : undefined);
    const fresh: Draw = { seat, n, start: goesBack?.to.entries ?? match.entries.length };
    const before = drawOfWaiting(kept) ?? fresh;
    const fork = match.fork(undefined, dice(deed.do === 'answer' ? before : fresh));
    const ended = match.agreements.find(isEnd);
    if (ended) fork.end(ended);
    const host = hostOf(fork, settings, kept.proposal);
    const clock = { terms, clocks: kept.clocks, at: now() };
    const about = deed.do === 'propose' ? aboutOf(deed.kind, deed.about, host.snapshot(), clock, legalPass) : undefined;
    if (about && 'refusal' in about) return { status: 'refused', ...about };
    const reply = await carryOut(host, seat, deed, about);
    // The place of a question in its command is the host's own affair.
    if (reply.status === 'refused') return { status: 'refused', refusal: reply.refusal };
    const { proposal } = host.snapshot();
    // A command waits on with its own dice; one that an agreement made wait again has others.
    const isAgreed = (deed.do === 'propose' || deed.do === 'consent') && reply.status === 'done';
    const draw = deed.do === 'submit' || isAgreed ? fresh : before;
    const isRematch = isAgreed && (deed.do === 'propose' ? deed.kind : kept.proposal?.kind) === 'rematch';
    const given = { act, by: seat, n, ...(proposal && { proposal }), draw, ...clocked(host), ...(isRematch && { rematch: isRematch }) };
    const row = rowBetween(match.entries, host.match, given);
    return { row, after: host.match };
  }

  async function take(seat: Seat, given: Act<C>): Promise<Reply> {
    // Names of acts are those of their seat: nobody uses up another's.
    const act = { ...given, id: `${seat} ${given.id}` };
    for (;;) {
      const known = kept.known.get(act.id);
      if (known !== undefined) return { status: 'kept', sequence: known };
      if (act.n !== (kept.acts[seat] ?? 0) + 1) {
        if (await catchUp()) continue;
        return { status: 'stale' };
      }
      const result = await tried(seat, act);
      if ('status' in result) {
        // Another node may have taken what makes the act legal.
        if (await catchUp()) continue;
        return result;
      }
      const sequence = kept.lefts.length + 1;
      const appended = await store.append(id, sequence, result.row);
      if (appended === 'full') return { status: 'refused', refusal: FULL };
      if (appended === 'kept') adopt([result.row], result.after);
      else if (!(await catchUp())) throw new Error('the store has another row, and none to read');
    }
  }

  if (!(await catchUp())) {
    const { match } = moment;
    const row = rowBetween([], match, { act: 'begin', by: NOBODY, n: 0, draw: BEGINNING, ...clocked(hostOf(match, settings)) });
    const begun = await store.append(id, 1, row);
    if (begun === 'conflict') await catchUp();
    else adopt([row], match);
  }

  return {
    act: (seat, act) => inTurn(() => take(seat, act)),
    welcome: (viewer) => ({
      viewer,
      settings: sharedOf(settings),
      beginning: moment.match.outcome ? system.setup(setup) : system.view(system.setup(setup), viewer),
    }),
    told: (viewer, since) => toldSince(moment, kept, viewer, since, { terms, now: now() }),
    get sequence() {
      return kept.lefts.length;
    },
    refresh: (upTo = Infinity) => inTurn(async () => void (kept.lefts.length < upTo && (await catchUp()))),
    get isOver() {
      return moment.match.outcome !== undefined;
    },
    get isFollowed() {
      return listeners.size > 0;
    },
    subscribe(listener) {
      listeners.add(listener);
      call(attending);
      return () => {
        listeners.delete(listener);
        call(attending);
      };
    },
    attend(listener) {
      attending.add(listener);
      return () => attending.delete(listener);
    },
  };
}

type Done = { readonly status: 'done' | 'waiting' | 'declined' } | Extract<Reply, { status: 'refused' }>;

async function carryOut<Setup, S, C, E>(
  host: HostSession<Setup, S, C, E>,
  seat: Seat,
  deed: Deed<C>,
  about: About | undefined,
): Promise<Done> {
  switch (deed.do) {
    case 'submit':
      return host.submit(seat, deed.command);
    case 'answer':
      return host.answer(deed.value, seat);
    case 'propose':
      return host.propose(seat, deed.kind, about);
    case 'consent':
      return host.consent(seat, deed.agrees);
  }
}
