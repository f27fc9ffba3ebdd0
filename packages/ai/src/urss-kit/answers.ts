import type { Answer, ChoiceQuestion, Random, Text } from '@escarmouche/referee';
import { figureOf } from '@escarmouche/skirmish';
import { actionRefusal, urssKitGame, type AlertAnswer, type Questions, type State } from '@escarmouche/urss-kit';
import { readiest } from '../plane/greedy.ts';
import { bestShot, outlookOf } from '../plane/outlook.ts';
import { ofReaction } from '../plane/reasons.ts';
import { aimed } from './aims.ts';
import { tactics } from './tactics.ts';

/** A reaction worth less than this is kept for a better moment. */
const WORTH_REACTING = 0.15;

/**
 * Answers in the middle of a resolution: whom to activate by who can do most, a reaction by its worth, the first option of a closed question (the rules
 * list the plain answer first), some allowed answer of any other open one.
 */
export function answerOf(state: State, asked: ChoiceQuestion, random: Random): Answer {
  const question = asked as ChoiceQuestion<Questions>;
  if (question.purpose === 'activate') return chosen(state, question.options ?? []);
  if (question.purpose === 'alert') return question.about ? (alertAnswer(state, question.about) as unknown as Answer) : null;
  return question.options?.[0] ?? urssKitGame.sampleAnswer?.(state, question, random) ?? null;
}

/** The choice is made without knowing those of others (UK-TURN-ALT-CHOICE). */
function chosen(state: State, options: readonly string[]): Answer {
  return (
    readiest(
      tactics,
      state,
      options.map((id) => figureOf(state, id)),
    )?.id ?? null
  );
}

/** Why it has reacted, or has let somebody pass. */
export function explained(state: State, asked: ChoiceQuestion, answer: Answer): Text | undefined {
  const question = asked as ChoiceQuestion<Questions>;
  if (question.purpose !== 'alert' || !question.about) return undefined;
  const { outlook, mover, shot } = watching(state, question.about);
  return ofReaction(outlook, mover, shot, (answer as unknown as AlertAnswer).do === 'react');
}

/** The best shot of who stands on the alert at who moves. */
function watching(state: State, { figure, mover: enemy }: Questions['alert']['about']) {
  const mover = figureOf(state, enemy);
  const outlook = outlookOf(tactics, state, figureOf(state, figure), [mover]);
  return { outlook, mover, shot: bestShot(outlook) };
}

function alertAnswer(state: State, about: Questions['alert']['about']): AlertAnswer {
  const { outlook, mover, shot } = watching(state, about);
  if (!shot || shot.value < WORTH_REACTING) return { do: 'decline' };
  const command = aimed(shot.aim, mover.id);
  return actionRefusal(state, outlook.figure, command, true) ? { do: 'decline' } : { do: 'react', command };
}
