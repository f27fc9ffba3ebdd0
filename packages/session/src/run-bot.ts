import { choiceOf, type Answer, type ChoiceQuestion, type Seat, type Text } from '@escarmouche/referee';
import type { Proposal } from './proposal.ts';
import type { SeatSession } from './seat.ts';
import type { Snapshot } from './snapshot.ts';

/** Why a bot has acted: in one line, and in its whole thought where the player of the seat tells one. */
export interface Why<Thought> {
  readonly reason?: Text;
  readonly thought?: Thought;
}

/** A bot's command, and why. */
export interface Decision<C, Thought = unknown> extends Why<Thought> {
  readonly command: C;
}

/**
 * Players of the seats that no person holds, which may take their time and think elsewhere (in a worker); `state` is what the seat may know.
 */
export interface AsyncBot<S, C, Thought = unknown> {
  decide(state: S, seat: Seat): Promise<Decision<C, Thought> | undefined>;
  /** `state`: when the question is asked. */
  answer(state: S, question: ChoiceQuestion, seat: Seat): Promise<Answer | undefined>;
  /** Reason of an answer; absent where the bot never tells one. */
  explain?(state: S, question: ChoiceQuestion, answer: Answer): Promise<Text | undefined>;
  /** Does the bot agree to a proposal? Absent where it always does. */
  accepts?(state: S, proposal: Proposal, seat: Seat): Promise<boolean>;
  /** Frees the bot's resources; absent where there are none. */
  close?(): void;
}

/** A bot at its seat, as its host starts and stops it. */
export interface RunningBot {
  /** Lets the bot go on after a pause, or start. */
  resume(): void;
  pause(): void;
  /** Ends it for good. */
  stop(): void;
}

/**
 * Plays a seat by a bot, one decision at a time, `pace` being waited for before each is carried out so that a person can follow. A decision for a table that has
 * changed meanwhile is dropped. `failed` hears of a bot that finds nothing allowed: its seat is then left to the persons. `told` hears why, before
 * the entry of that index is played, or goes on after so many of its events.
 */
export function runBot<Setup, S, C, E, Thought>(
  session: SeatSession<Setup, S, C, E>,
  bot: AsyncBot<S, C, Thought>,
  pace: () => Promise<void>,
  failed: (reason: unknown) => void,
  told: (entry: number, why: Why<Thought>, events?: number) => void = () => undefined,
): RunningBot {
  let paused = true;
  let busy = false;
  /** A person's move while a decision was on its way calls for another look. */
  let again = false;
  let stopped = false;
  const seat = session.viewer;

  const decide = async (now: Snapshot<S, C, E>): Promise<boolean> => {
    const { waiting, state, proposal } = now;
    const stale = (): boolean => stopped || paused || session.snapshot().version !== now.version;
    if (proposal) {
      // whatever it would play is not played before the table has agreed
      if (!proposal.asked.includes(seat)) return false;
      const agrees = (await bot.accepts?.(state, proposal, seat)) ?? true;
      return stale() || (await session.consent(agrees)).status !== 'refused';
    }
    if (!(waiting?.asked ?? now.active).includes(seat)) return false;
    if (waiting) {
      const question = choiceOf(waiting.question, seat, waiting.asked);
      if (!question) return false;
      const answer = await bot.answer(state, question, seat);
      if (answer !== undefined && !isIdle(session.system, question, answer)) await pace();
      const reason = answer === undefined ? undefined : await bot.explain?.(state, question, answer);
      if (stale() || answer === undefined) return answer !== undefined;
      if (reason) told(now.entries.length, { reason }, waiting.events.length);
      return (await session.answer(answer)).status !== 'refused';
    }
    const decided = await bot.decide(state, seat);
    if (!stale()) await pace();
    if (stale() || !decided) return decided !== undefined;
    const { command, ...why } = decided;
    if (why.reason) told(now.entries.length, why);
    return (await session.submit(command)).status !== 'refused';
  };

  const run = async (): Promise<void> => {
    if (busy) again = true;
    if (busy || paused || stopped) return;
    busy = true;
    try {
      let decided: boolean;
      do {
        again = false;
        decided = await decide(session.snapshot());
      } while (!paused && !stopped && (decided || again));
    } catch (error) {
      failed(error);
    } finally {
      busy = false;
    }
  };

  const unsubscribe = session.subscribe(() => void run());
  return {
    resume() {
      paused = false;
      void run();
    },
    pause() {
      paused = true;
    },
    stop() {
      stopped = true;
      unsubscribe();
    },
  };
}

/** A chance that is let pass takes no time: a pause would tell that there was something to think about. */
const isIdle = (
  { idle }: { idle?(question: ChoiceQuestion, answer: Answer): boolean },
  question: ChoiceQuestion,
  answer: Answer,
): boolean => idle?.(question, answer) === true;
