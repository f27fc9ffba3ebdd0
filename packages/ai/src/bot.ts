import {
  chooser,
  type Answer,
  type ChoiceQuestion,
  type Random,
  type Seat,
  type Source,
  type System,
  type Text,
} from '@escarmouche/referee';

/** A bot's command, and its reason in one line. The line is made only where somebody reads it, and before the state changes. */
export interface Decision<C> {
  readonly command: C;
  readonly reason?: () => Text | undefined;
}

/** A program that plays a seat of a system: pure in the state and the random numbers it is handed. */
export interface Bot<S, C> {
  decide(state: S, seat: Seat, random: Random): Decision<C>;
  /** `state`: the state when the question is asked, in the middle of a command. */
  answer(state: S, question: ChoiceQuestion, random: Random): Answer;
  /** Reason of the answer, in one line without secrets; absent where the bot never tells one. */
  explain?(state: S, question: ChoiceQuestion, answer: Answer): Text | undefined;
  /** Is an offered draw enough for the seat? Absent where a draw always is. */
  acceptsDraw?(state: S, seat: Seat): boolean;
}

/** Bot of each seat; a seat without a bot waits for a person. */
export type Bots<S, C> = Readonly<Record<Seat, Bot<S, C> | undefined>>;

/** The choices that bots make, as a source; dice and other people's choices are left to other sources. */
export function choicesOf<S, C>(bots: Bots<S, C>, random: Random): Source<S> {
  return chooser((question, state) => {
    const parts = question.kind === 'commit' ? question.parts : [question];
    const answers: Answer[] = [];
    for (const part of parts) {
      const bot = bots[part.seat];
      if (!bot) return undefined;
      answers.push(bot.answer(state, part, random));
    }
    return question.kind === 'commit' ? answers : answers[0];
  });
}

const TRIES = 20;

/** Plays anything it is offered, at random: for tests, fuzzing and as the weakest bot. */
export function randomBot<Setup, S, C, E>(system: System<Setup, S, C, E>): Bot<S, C> {
  return {
    decide(state, seat, random) {
      const offers = system.offers(state, seat).filter((offer) => !offer.refusal);
      for (let tries = 0; tries < TRIES * offers.length; tries++) {
        const offer = offers[random(offers.length)];
        const command = offer?.command ?? offer?.sample?.(random);
        if (command !== undefined && !system.check(state, seat, command)) return { command };
      }
      throw new Error(`nothing is offered to ${seat}`);
    },
    answer(state, question, random) {
      const { options } = question;
      return (options ? options[random(options.length)] : system.sampleAnswer?.(state, question, random)) ?? null;
    },
  };
}
