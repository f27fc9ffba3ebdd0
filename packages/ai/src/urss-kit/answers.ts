import type { Answer, ChoiceQuestion, Random, Text } from '@escarmouche/referee';
import { figureOf } from '@escarmouche/skirmish';
import { actionRefusal, urssKitGame, type AlertAnswer, type Questions, type State } from '@escarmouche/urss-kit';
import { readiest } from '../plane/greedy.ts';
import { reactionExplained, shotInReaction } from '../plane/watching.ts';
import { aimed } from './aims.ts';
import { tactics } from './tactics.ts';

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
  return reactionExplained(tactics, state, question.about, (answer as unknown as AlertAnswer).do === 'react');
}

function alertAnswer(state: State, about: Questions['alert']['about']): AlertAnswer {
  const shot = shotInReaction(tactics, state, about);
  if (!shot) return { do: 'decline' };
  const command = aimed(shot.aim, shot.target.id);
  return actionRefusal(state, figureOf(state, about.figure), command, true) ? { do: 'decline' } : { do: 'react', command };
}
