import { openMatch, saveMatch, type Answer, type Match, type Progress, type Rejection, type Seat, type System } from '@escarmouche/referee';
import type { Forced } from './forced.ts';
import { snapshotOf, type Snapshot } from './snapshot.ts';
import { diceOf, settingsToMeta, type MatchSettings } from './match-settings.ts';
import { askedAbout, endedBy, type About, type Proposal, type Proposing } from './proposal.ts';
import { isFreeForSomebody, keepsUndo, undoOf, type Undo } from './undo.ts';

/**
 * A match as its host keeps it: the whole truth. Screens and bots never have it: theirs is the `SeatSession` of one seat, so that the host may be
 * this page, a worker or a server.
 */
export interface HostSession<Setup, S, C, E> {
  readonly system: System<Setup, S, C, E>;
  readonly setup: Setup;
  /** The match that is played; another host may be made of it (`branch.ts`, `real.ts`). Never change it. */
  readonly match: Match<Setup, S, C, E>;
  readonly matchSettings: MatchSettings;
  snapshot(): Snapshot<S, C, E>;
  /** Calls back after every change; returns what ends it. */
  subscribe(listener: () => void): () => void;
  submit(seat: Seat, command: C): Promise<Progress<E>>;
  answer(value: Answer, seat: Seat): Promise<Progress<E>>;
  /** May a seat's only option be played without asking? Not at the cost of an undo that is free now. */
  mayForce(forced: Forced<C>): Promise<boolean>;
  /** Meaning of a taking back of the seat's last decision now; undefined when there is nothing to take back. */
  undoable(seat: Seat): Undo | undefined;
  /**
   * Proposes something to the other seats. Done at once where no agreement is needed: free undos, and takings back and victories of bots. Else the
   * proposal waits until all have answered, or until a seat plays on.
   */
  propose(seat: Seat, kind: Proposing, about?: About): Promise<Proposed>;
  /** Answers a proposal for an asked seat; the proposer may withdraw it. */
  consent(seat: Seat, agrees: boolean): Promise<Proposed>;
  /** The match file. */
  save(): string;
}

/** Status of a proposal: done, waiting for others, turned down, or refused. */
export type Proposed = { readonly status: 'done' | 'waiting' | 'declined' } | { readonly status: 'refused'; readonly refusal: Rejection };

/** Opens a match in this process. */
export function openSession<Setup, S, C, E>(
  system: System<Setup, S, C, E>,
  setup: Setup,
  matchSettings: MatchSettings,
): HostSession<Setup, S, C, E> {
  return hostOf(openMatch(system, setup, diceOf(matchSettings)), matchSettings);
}

/** A match in this process, as its host keeps it; `waits`: the proposal that waits for seats. */
export function hostOf<Setup, S, C, E>(
  match: Match<Setup, S, C, E>,
  matchSettings: MatchSettings,
  waits?: Proposal,
): HostSession<Setup, S, C, E> {
  const { system, setup } = match;
  const listeners = new Set<() => void>();
  let proposal = waits;
  let now = snapshotOf(match, 0, proposal);

  const changed = (): void => {
    now = snapshotOf(match, now.version + 1, proposal);
    for (const listener of listeners) listener();
  };
  const told = (progress: Progress<E>): Promise<Progress<E>> => {
    if (progress.status !== 'refused') {
      // a seat that plays on has answered the proposal
      proposal = undefined;
      changed();
    }
    return Promise.resolve(progress);
  };
  /** All have agreed. */
  function carryOut({ kind, by, undo, about }: Proposal): void {
    if (kind === 'takeBack') {
      if (undo) takeBack(by, undo);
    } else if (kind === 'skip') {
      if (about) pass(by, about);
    } else if (kind !== 'rematch') match.end(endedBy(match, kind, by, matchSettings, about));
    proposal = undefined;
    changed();
  }
  function pass(by: Seat, { seat, pass: given }: About): void {
    const { entries, pending } = match;
    const at = { entries: entries.length, ...(pending && { answers: pending.answers.length }) };
    match.skip({ kind: 'skip', by, with: othersThan(by).filter((one) => one !== seat), at, seat });
    if (!given) return;
    if ('command' in given) match.submit(seat, given.command as C);
    else match.answer(given.answer, seat);
  }
  const othersThan = (by: Seat): readonly Seat[] => Object.keys(matchSettings.seats).filter((seat) => seat !== by);
  function takeBack(by: Seat, { to, parts, gone, free }: Undo): void {
    match.goBack(to, parts, free ? undefined : { kind: 'takeBack', by, with: othersThan(by), at: to, gone });
  }

  return {
    system,
    setup,
    match,
    matchSettings,
    snapshot: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    submit(seat, command) {
      const barred = matchSettings.real ? undefined : system.corrects?.(command);
      return told(barred ? { status: 'refused', refusal: barred } : match.submit(seat, command));
    },
    answer: (value, seat) => told(match.answer(value, seat)),
    mayForce: (forced) => Promise.resolve(!isFreeForSomebody(match, matchSettings) || keepsUndo(match, matchSettings, forced)),
    undoable: (seat) => undoOf(match, seat),
    async propose(seat, kind, about) {
      const undo = kind === 'takeBack' ? undoOf(match, seat) : undefined;
      if (match.outcome && kind !== 'takeBack' && kind !== 'rematch') return refused('La partie est finie.', 'The battle is over.');
      if (!match.outcome && kind === 'rematch') return refused('La partie n’est pas finie.', 'The battle is not over.');
      if (kind === 'takeBack' && !undo) return refused('Il n’y a rien à reprendre.', 'There is nothing to take back.');
      const asked = undo?.free ? [] : askedAbout(kind, seat, matchSettings, about);
      const next: Proposal = { kind, by: seat, asked, ...(undo && { undo }), ...(about && { about }) };
      if (asked.length === 0) carryOut(next);
      else {
        proposal = next;
        changed();
      }
      return { status: asked.length === 0 ? 'done' : 'waiting' };
    },
    async consent(seat, agrees) {
      const open = proposal;
      const isAsked = open?.asked.includes(seat) === true;
      if (!open || !(isAsked || (seat === open.by && !agrees)))
        return refused('Rien n’est proposé à ce siège.', 'Nothing is proposed to this seat.');
      const asked = open.asked.filter((one) => one !== seat);
      if (agrees && asked.length === 0) {
        carryOut(open);
        return { status: 'done' };
      }
      proposal = agrees ? { ...open, asked } : undefined;
      changed();
      return { status: agrees ? 'waiting' : 'declined' };
    },
    save: () => saveMatch(match, settingsToMeta(matchSettings)),
  };
}

const refused = (fr: string, en: string): Proposed => ({ status: 'refused', refusal: { reason: { fr, en } } });
