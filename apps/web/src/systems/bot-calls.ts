import type { Bar, Bot, NpcDecision, NpcPlayer, Proposal, Thought } from '@escarmouche/ai';
import { freeze, type Answer, type ChoiceQuestion, type Random, type Seat, type Text } from '@escarmouche/referee';
import type { AsyncBot, Decision } from '@escarmouche/session';

/** A decision; of an NPC with its thought, and with the plans between which players choose first where they do. */
export interface Decided<C> extends Decision<C, Thought<C>> {
  readonly proposals?: readonly Proposal<C>[];
}

/** Players of the seats that no person holds. */
export interface Players<S, C> extends AsyncBot<S, C, Thought<C>> {
  /** `bars`: acts that an NPC cannot do on a real table. */
  decide(state: S, seat: Seat, bars?: readonly Bar[]): Promise<Decided<C> | undefined>;
  /** Lets the player of a seat prepare while persons think, where the page does not wait for that; absent where there is nothing to prepare. */
  warm?(state: S, seat: Seat): Promise<void>;
}

/** Calls of the page to players in a worker: the page never waits for them. States come without their scene, which is set once. */
export interface BotCalls {
  set(scene: object): void;
  /** Prepares a part; false once nothing is left. */
  warm(state: object, seat: Seat): boolean;
  decide(state: object, seat: Seat, seed: string, level?: string, bars?: readonly Bar[]): Decided<unknown>;
  answer(state: object, question: ChoiceQuestion, seed: string, level?: string): Answer;
  explain(state: object, question: ChoiceQuestion, answer: Answer, level?: string): Text | undefined;
  acceptsDraw(state: object, seat: Seat, level?: string): boolean;
}

/** Random numbers of a worker's players. */
interface Randoms<S> {
  decide(state: S, seed: string): Random;
  answer(seed: string): Random;
}

/** `playerOf`: the player of a level. */
export function botCalls<S, C>(playerOf: (level?: string) => Bot<S, C> & Partial<NpcPlayer<S, C>>, randoms: Randoms<S>): BotCalls {
  let scene: object;
  const whole = (state: object) => ({ ...state, scene }) as unknown as S;
  return {
    set: (given) => {
      scene = freeze(given);
    },
    warm: (state, seat) => playerOf().warm?.(whole(state), seat) ?? false,
    decide(state, seat, seed, level, bars) {
      const [player, now] = [playerOf(level), whole(state)];
      const decision: NpcDecision<C> = player.decide(now, seat, randoms.decide(now, seed), bars);
      const thought = decision.thought?.();
      const proposals = decision.proposals?.() ?? [];
      return {
        command: decision.command,
        reason: thought?.order.text ?? decision.reason?.(),
        thought,
        ...(proposals.length > 0 && { proposals }),
      };
    },
    explain: (state, question, answer, level) => playerOf(level).explain?.(whole(state), question, answer),
    acceptsDraw: (state, seat, level) => playerOf(level).acceptsDraw?.(whole(state), seat) ?? true,
    answer: (state, question, seed, level) => playerOf(level).answer(whole(state), question, randoms.answer(seed)),
  };
}
