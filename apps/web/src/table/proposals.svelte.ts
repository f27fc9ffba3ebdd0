import type { Agreement, Seat } from '@escarmouche/referee';
import { isBefore, type Rejection } from '@escarmouche/referee';
import type { Proposed, Proposing, SeatSession, Undo } from '@escarmouche/session';
import type { Seats } from './seats.svelte.ts';

/** The latest decision at this screen: its seat, and the effect of taking it back; undefined when there is none. */
export function lastDecision<Setup, S, C, E>(
  held: Seats<Setup, S, C, E>['held'],
): { readonly session: SeatSession<Setup, S, C, E>; readonly undo: Undo } | undefined {
  let latest: { readonly session: SeatSession<Setup, S, C, E>; readonly undo: Undo } | undefined;
  for (const session of held) {
    const undo = session.undoable();
    if (undo && (!latest || isBefore(latest.undo.to, undo.to))) latest = { session, undo };
  }
  return latest;
}

/**
 * Proposals of and to the seats at this screen. `seat`: the one that decides here; `declined` hears of proposals that others, who are no
 * persons at this screen, have turned down; `refused` hears why something could not be proposed or answered.
 */
export function createProposals<Setup, S, C, E>(
  { everybody, held }: Seats<Setup, S, C, E>,
  seat: () => Seat | undefined,
  declined: (kind: Proposing, by: readonly Seat[]) => void,
  refused: (because: Rejection) => void,
) {
  const open = $derived(everybody.snapshot().proposal);
  /** The person here who has to answer. */
  const asked = $derived(held.find(({ viewer }) => open?.asked.includes(viewer)));
  const { seats } = everybody.matchSettings;
  const isHere = (by: Seat): boolean => held.some(({ viewer }) => viewer === by);

  function tell(proposed: Proposed | undefined): void {
    if (proposed?.status === 'refused') refused(proposed.refusal);
  }

  let before = everybody.snapshot().proposal;
  let marks: readonly Agreement[] = everybody.snapshot().agreements;
  const close = everybody.subscribe(() => {
    const { proposal, agreements } = everybody.snapshot();
    const waited = before?.asked.filter((one) => !isHere(one)) ?? [];
    if (before && !proposal && agreements.length === marks.length && waited.length > 0) declined(before.kind, waited);
    [before, marks] = [proposal, agreements];
  });

  return {
    /** The open proposal, and the seat at this screen that has to answer, if there is one. */
    get open() {
      return open && { ...open, to: asked?.viewer };
    },
    /** Are there others who would have to be asked at this screen? */
    get several() {
      return held.length > 1;
    },
    /** By whom something would be proposed here now. */
    get by(): Seat | undefined {
      return held.find(({ viewer }) => viewer === seat())?.viewer ?? held[0]?.viewer;
    },
    /** May a draw be offered: is there anybody else? */
    get mayDraw() {
      return held.length > 0 && Object.keys(seats).length > 1;
    },
    async propose(kind: Exclude<Proposing, 'takeBack'>): Promise<void> {
      tell(await (held.find(({ viewer }) => viewer === seat()) ?? held[0])?.propose(kind));
    },
    /** The answer of the person who is asked here. */
    async answer(agrees: boolean): Promise<void> {
      tell(await asked?.consent(agrees));
    },
    close,
  };
}
