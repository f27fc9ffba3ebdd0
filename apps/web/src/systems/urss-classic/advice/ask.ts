import type { ChoiceQuestion, Language } from '@escarmouche/referee';
import { powerOdds, type Command, type State } from '@escarmouche/urss-classic';
import type { Ask, AskOption } from '../../ask.ts';
import { nameIn } from '../../plane/who.ts';
import { alertAsk, orderAsk } from '../../urss/advice/alert.ts';
import { answerOdds, asking, powerDetail, text, type About, type Untitled } from '../../urss/advice/ask.ts';
import { advised } from './plane-advice.ts';
import type { Watching } from '../../urss/advice/reactions.ts';
import { actionPreviews } from './preview.ts';
import { ownWords } from './words.ts';

export const askOf = asking(advised, own);

function own(state: State, question: ChoiceQuestion, about: About, base: Untitled<Command>, language: Language): Ask<Command> | undefined {
  if (question.purpose === 'freeAttackOrder') return { ...base, title: ownWords(language).freeAttackOrder };
  if (question.purpose === 'duel') return duelAsk(state, about, base, language);
  const mover = text(about.mover);
  if (question.purpose === 'alertOrder') {
    const watching = (figure: string) => watchingOf(state, question, { figure, mover });
    return orderAsk(advised, actionPreviews, question, base, watching, language);
  }
  if (question.purpose !== 'alert') return undefined;
  const windows = Array.isArray(about.windows) ? about.windows : [];
  const detail = windows.map((window) => ownWords(language).alertDetail[text(window)] ?? '').join(' ');
  const watching = watchingOf(state, question, { figure: text(about.figure), mover });
  return alertAsk(advised, actionPreviews, question, watching, { detail, options: waits(about, language) }, language);
}

const watchingOf = (state: State, { seat }: ChoiceQuestion, to: { readonly figure: string; readonly mover: string }): Watching<State> => ({
  state,
  seat,
  subject: { figure: to.figure, reaction: true, to },
  mover: to.mover,
});

/** With the chance of a higher score (UC-ATTR-PARADE-DUEL). */
function duelAsk(state: State, about: About, base: Untitled<Command>, language: Language): Ask<Command> | undefined {
  const [bearer, user] = [state.figures[text(about.figure)], state.figures[text(about.against)]];
  if (!bearer || !user) return undefined;
  const { detail } = answerOdds(powerOdds(state, user, text(about.power), bearer).steps, about, language);
  return {
    ...base,
    title: advised.asks('duel')?.title(nameIn(state, bearer.id))[language] ?? '',
    detail: powerDetail(advised, state, about, language),
    options: base.options.map((one) => (one.value === true ? { ...one, detail } : one)),
  };
}

/** Waiting for half of the movement left, or for all of it. */
function waits({ along, left }: About, language: Language): readonly AskOption[] {
  const [from, more] = [Number(along), Number(left)];
  if (!(more > 2)) return [];
  const words = ownWords(language);
  return [
    { label: words.waitHalf, value: { do: 'wait', at: Math.round(from + more / 2) } },
    { label: words.waitEnd, value: { do: 'wait', at: Math.floor(from + more) } },
  ];
}
