import type { ChoiceQuestion, Json, Seat } from '@escarmouche/referee';
import type { AnyChoice, AnyPlayable } from '../playable.ts';

/** The battle as those who play a step on see it. */
export interface AtTable {
  /** After the last whole command. */
  readonly state: unknown;
  /** Events of the last whole command, and all. */
  readonly last: readonly unknown[];
  readonly past: readonly unknown[];
  /** The choice that waits, and the state in the middle of its command. */
  readonly asked: { readonly question: ChoiceQuestion; readonly state: unknown } | undefined;
}

/** A command to be given or a question to be answered next: of several answers the first that the rules take. */
export type Act =
  | { readonly seat: Seat; readonly command: unknown; readonly own: boolean }
  | { readonly seat: Seat; readonly answers: readonly Json[] };

/** The decline of a figure on alert, in games that have them. */
const DECLINE: Json = { do: 'decline' };

/** Answers to a question, the likeliest first: those of the step, what goes without saying, what lets a chance pass, and any. */
function answersTo(playable: AnyPlayable, choices: readonly AnyChoice[], { asked, past }: AtTable): readonly Json[] {
  if (!asked) return [];
  const { question, state } = asked;
  const { system } = playable;
  const scripted = choices.flatMap((choice) => {
    const answer = choice.refused === undefined ? playable.answer(choice, question, state) : undefined;
    return answer && 'value' in answer && answer.value !== undefined ? [answer.value] : [];
  });
  const unasked = playable.unasked?.(question, choices[0], state, () => past);
  const idle = [...(question.options ?? [DECLINE])].filter((option) => system.idle?.(question, option) === true);
  const any = question.options ?? [system.sampleAnswer?.(state, question, () => 0)];
  return [...(unasked && 'value' in unasked ? [unasked.value] : []), ...scripted, ...idle, ...any].filter(
    (value): value is Json => value !== undefined,
  );
}

/**
 * The acts by which a step is played from where the table stands, one after the other; the table is looked at anew after each. A question that
 * somebody else has answered meanwhile is asked no more.
 */
export function* actsOf(playable: AnyPlayable, index: number, at: () => AtTable): Generator<Act, void> {
  const step = playable.steps[index];
  if (!step) return;
  const choices = [...step.choices];
  function* answering(): Generator<Act, void> {
    for (let now = at(); now.asked; now = at()) {
      const { question, state } = now.asked;
      const { past } = now;
      const unasked = playable.unasked?.(question, choices[0], state, () => past);
      const choice = unasked ? undefined : choices.shift();
      yield { seat: question.seat, answers: answersTo(playable, choice ? [choice] : [], now) };
      if (choice) playable.taken?.(choice, question);
    }
  }
  const commands = playable.commands(
    step,
    () => at().state,
    () => at().last,
  );
  for (const given of commands) {
    // A choice that all make before anybody commands.
    yield* answering();
    if (given.problem || given.refusal) return;
    const seat = given.seat ?? playable.system.active(at().state)[0] ?? '';
    yield { seat, command: given.command, own: given.own || step.name === 'npc' };
    yield* answering();
  }
}

/** Answers to a question that comes while a step is to be done, whoever has given the command: the likeliest first. */
export function answersDuring(playable: AnyPlayable, index: number, now: AtTable): readonly Json[] {
  const step = playable.steps[index];
  // Some games look up in the step under way what goes without saying.
  const under =
    step &&
    playable.commands(
      step,
      () => now.state,
      () => now.last,
    );
  under?.[Symbol.iterator]().next();
  return answersTo(playable, step?.choices ?? [], now);
}
