import type { Answer, ChoiceQuestion, Random } from '@escarmouche/referee';
import { figureOf } from '@escarmouche/skirmish';
import { actionRefusal, urssKitGame, type AlertAnswer, type Questions, type State } from '@escarmouche/urss-kit';
import { readiest } from '../plane/greedy.ts';
import { bestShot, outlookOf } from '../plane/outlook.ts';
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

function alertAnswer(state: State, { figure: id, mover: enemy }: Questions['alert']['about']): AlertAnswer {
  const [figure, mover] = [figureOf(state, id), figureOf(state, enemy)];
  const shot = bestShot(outlookOf(tactics, state, figure, [mover]));
  if (!shot || shot.value < WORTH_REACTING) return { do: 'decline' };
  const command = aimed(shot.aim, enemy);
  return actionRefusal(state, figure, command, true) ? { do: 'decline' } : { do: 'react', command };
}
