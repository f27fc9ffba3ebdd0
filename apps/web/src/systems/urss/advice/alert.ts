import type { ChoiceQuestion, Json, Language } from '@escarmouche/referee';
import type { Place } from '@escarmouche/space';
import type { Ask, AskOption } from '../../ask.ts';
import type { ActionPreviews } from '../../plane/preview/intent.ts';
import { nameIn } from '../../plane/who.ts';
import type { UrssAdvice, UrssState } from '../game.ts';
import { aboutOf, marksOf, type Untitled } from './ask.ts';
import { candidates, chanceToReact, orderToReact, reactionsOf, type Watching } from './reactions.ts';
import { adviceWords } from './words.ts';

/** The question which of several figures on alert comes next. `watching`: a figure with its own question. */
export function orderAsk<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  previews: ActionPreviews<S, C>,
  question: ChoiceQuestion,
  base: Untitled<C>,
  watching: (figure: string) => Watching<S>,
  language: Language,
): Ask<C> {
  return {
    ...base,
    title: adviceWords(language).ask.alertOrder,
    passing: orderToReact(game, previews, question, watching, language),
    get options() {
      return candidates(game, previews, base.options, watching, language);
    },
  };
}

/** The question of a figure on alert: to let pass, to react, or another option of its document. */
export function alertAsk<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  previews: ActionPreviews<S, C>,
  question: ChoiceQuestion,
  watching: Watching<S>,
  more: { readonly detail: string; readonly options?: readonly AskOption[] },
  language: Language,
): Ask<C> {
  const { ask } = adviceWords(language);
  const { state, subject, mover } = watching;
  const about = aboutOf(question);
  const path = (Array.isArray(about.path) ? about.path : []) as unknown as readonly Place[];
  return {
    title: ask.alert(nameIn(state, subject.figure), nameIn(state, mover)),
    detail: more.detail,
    passing: chanceToReact(game, previews, watching, language),
    seat: question.seat,
    overlay: { marks: marksOf(about), ...(path.length > 1 && { trail: { points: path, tone: 'warn' as const, label: '' } }) },
    options: [{ label: ask.decline, value: { do: 'decline' } }, ...(more.options ?? [])],
    reaction: {
      figure: subject.figure,
      to: question.about ?? null,
      get best() {
        return reactionsOf(game, previews, watching, language);
      },
      answer: (command) => ({ do: 'react', command: command as unknown as Json }),
    },
  };
}
