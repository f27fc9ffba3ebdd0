import type { Answer, Progress, Rejection, Seat } from '@escarmouche/referee';
import { forcedOf, type Forced } from './forced.ts';
import type { HostSession, Proposed } from './host.ts';
import type { Proposing } from './proposal.ts';
import type { Undo } from './undo.ts';
import { viewerSession, type ViewerSession } from './viewer.ts';

/** Reply to a seat about its own move; results are in the snapshot. */
type Reply = { readonly status: 'done' | 'waiting' } | { readonly status: 'refused'; readonly refusal: Rejection };

/**
 * The battle as one seat has it, for a person's screen and a bot alike: what the seat may know and may do. Decisions are promises, because the host
 * may be elsewhere.
 */
export interface SeatSession<Setup, S, C, E> extends ViewerSession<Setup, S, C, E> {
  submit(command: C): Promise<Reply>;
  answer(value: Answer): Promise<Reply>;
  /** Of a host elsewhere: is an act of the seat on its way, so that the battle as it is seen is not the one to go on from? */
  isUnderWay?(): boolean;
  /**
   * The seat's only option that may be played without asking; undefined when there is something to decide. `inPassing`: commands that the person does
   * not wish to be asked about.
   */
  forced(inPassing?: (command: C) => boolean): Promise<Forced<C> | undefined>;
  /** Meaning of a taking back of the seat's last decision now; undefined when there is nothing to take back. */
  undoable(): Undo | undefined;
  /** Proposes something to the other seats; done at once where no agreement is needed. Open proposals are in the snapshot. */
  propose(kind: Proposing): Promise<Proposed>;
  /** Answers what is proposed, or withdraws what one has proposed oneself. */
  consent(agrees: boolean): Promise<Proposed>;
}

/** Session of one seat of a battle hosted here. */
export function seatSession<Setup, S, C, E>(host: HostSession<Setup, S, C, E>, seat: Seat): SeatSession<Setup, S, C, E> {
  const viewer = viewerSession(host, seat);
  return {
    ...viewer,
    submit: async (command) => replyTo(await host.submit(seat, command)),
    answer: async (value) => replyTo(await host.answer(value, seat)),
    async forced(inPassing) {
      const forced = forcedOf(host.system, viewer.snapshot(), seat, inPassing);
      return forced && (await host.mayForce(forced)) ? forced : undefined;
    },
    undoable: () => host.undoable(seat),
    propose: (kind) => host.propose(seat, kind),
    consent: (agrees) => host.consent(seat, agrees),
  };
}

/** Without the events and the question, which may be for others. */
const replyTo = (progress: Progress<unknown>): Reply => (progress.status === 'refused' ? progress : { status: progress.status });
