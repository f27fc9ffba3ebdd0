import { choiceOf, type Answer, type ChoiceQuestion, type Random, type Seat, type System } from '@escarmouche/referee';
import { onlyAnswer, onlyCommand, type About, type Snapshot } from '@escarmouche/session';

/** A game, and what lets pass in it. */
export interface Passing<Setup, S, C, E> {
  readonly system: Pick<System<Setup, S, C, E>, 'offers'>;
  readonly passes: {
    /** Types of commands that end what a seat is doing; the first that is offered counts. */
    readonly commands: readonly string[];
    answer(question: ChoiceQuestion): Answer | undefined;
  };
}

/** The first of everything. */
const FIRST: Random = () => 0;

/** The command or answer that is played for a seat that lets pass all it can: its only option, or else what lets pass; undefined where there is none. */
export function passOf<Setup, S, C, E>(
  { system, passes }: Passing<Setup, S, C, E>,
  { state, waiting, active }: Snapshot<S, C, E>,
  seat: Seat,
): About['pass'] | undefined {
  if (waiting) {
    const question = waiting.asked.includes(seat) ? choiceOf(waiting.question, seat, waiting.asked) : undefined;
    const [answer = question && passes.answer(question)] = question ? onlyAnswer(waiting.question, seat, waiting.asked) : [];
    return answer === undefined ? undefined : { answer };
  }
  const offers = active.includes(seat) ? system.offers(state, seat) : [];
  const offered = (type: string): C | undefined => {
    const offer = offers.find((one) => one.type === type && !one.refusal);
    return offer?.command ?? offer?.sample?.(FIRST);
  };
  const [pass] = passes.commands.flatMap((type) => offered(type) ?? []);
  const command = onlyCommand(offers) ?? pass;
  return command === undefined ? undefined : { command };
}
