import type { Answer, ChoiceQuestion, Random } from '@escarmouche/referee';
import { actionRefusal, urssClassicGame, type AlertAnswer, type Questions, type State } from '@escarmouche/urss-classic';
import { bestShot, outlookOf } from '../plane/outlook.ts';
import { aimed } from './aims.ts';
import { tactics } from './tactics.ts';

/** A reaction worth less than this is kept for a better moment. */
const WORTH_REACTING = 0.15;

/**
 * Answers in the middle of a resolution: a reaction by its expected worth, the first option of a closed question (the rules list the plain answer
 * first), some allowed answer of any other open one.
 */
export function answerOf(state: State, asked: ChoiceQuestion, random: Random): Answer {
  const question = asked as ChoiceQuestion<Questions>;
  if (question.purpose === 'alert') return question.about ? (alertAnswer(state, question.about) as unknown as Answer) : null;
  return question.options?.[0] ?? urssClassicGame.sampleAnswer?.(state, question, random) ?? null;
}

function alertAnswer(state: State, { figure: id, mover: enemy }: Questions['alert']['about']): AlertAnswer {
  const [figure, mover] = [state.figures[id], state.figures[enemy]];
  const shot = figure && mover ? bestShot(outlookOf(tactics, state, figure, [mover])) : undefined;
  if (!figure || !shot || shot.value < WORTH_REACTING) return { do: 'decline' };
  const command = aimed(shot.aim, enemy);
  return actionRefusal(state, figure, command, true) ? { do: 'decline' } : { do: 'react', command };
}
