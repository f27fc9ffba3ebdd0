import type { Answer, Progress, Rejection, Seat } from '@escarmouche/referee';
import { forcedOf, type Forced } from './forced.ts';
import type { HostSession, Proposed } from './host.ts';
import type { Proposing } from './proposal.ts';
import type { Undo } from './undo.ts';
import { viewerSession, type ViewerSession } from './viewer.ts';

/** What a seat hears of what it does; what has come of it is in the snapshot. */
type Reply = { readonly status: 'done' | 'waiting' } | { readonly status: 'refused'; readonly refusal: Rejection };

/**
 * What whoever plays a seat has of a battle, a person's screen as well as a bot: what the seat may know, and what it may do. Decisions are promises,
 * because the host may be elsewhere.
 */
export interface SeatSession<Setup, S, C, E> extends ViewerSession<Setup, S, C, E> {
  submit(command: C): Promise<Reply>;
  answer(value: Answer): Promise<Reply>;
  /**
   * What leaves the seat no choice now and may be done without asking; undefined when there is something to decide. `inPassing`: commands that its
   * person does not wish to be asked about.
   */
  forced(inPassing?: (command: C) => boolean): Promise<Forced<C> | undefined>;
  /** What taking back one's own last decision means now; undefined when there is nothing to take back. */
  undoable(): Undo | undefined;
  /** Proposes something to the others; done at once where nobody has to agree. What is open is in the snapshot. */
  propose(kind: Proposing): Promise<Proposed>;
  /** Answers what is proposed, or withdraws what one has proposed oneself. */
  consent(agrees: boolean): Promise<Proposed>;
}

/** What a seat may have of a battle that is hosted here. */
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
