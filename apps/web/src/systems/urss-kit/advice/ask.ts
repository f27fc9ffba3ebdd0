import { citeOf, powerOdds } from '@escarmouche/urss-kit';
import type { ChoiceQuestion, Language } from '@escarmouche/referee';
import type { Command, State } from '@escarmouche/urss-kit';
import { rules } from '../../../rules/rulebook.svelte.ts';
import type { Ask, AskOption } from '../../ask.ts';
import { nameIn } from '../../plane/who.ts';
import { alertAsk, orderAsk } from '../../urss/advice/alert.ts';
import { answerOdds, asking, powerDetail, text, type About, type Untitled } from '../../urss/advice/ask.ts';
import type { Watching } from '../../urss/advice/reactions.ts';
import { adviceWords } from '../../urss/advice/words.ts';
import { conditionOf } from '../condition.ts';
import { advised } from './plane-advice.ts';
import { actionPreviews } from './preview.ts';
import { ownWords } from './words.ts';

export const askOf = asking(advised, own);

/** Questions that only URSS kit asks. */
function own(state: State, question: ChoiceQuestion, about: About, base: Untitled<Command>, language: Language): Ask<Command> | undefined {
  const words = ownWords(language).ask;
  const who = nameIn(state, text(about.figure));
  switch (question.purpose) {
    case 'activate':
      return {
        ...base,
        title: words.activate,
        detail: words.activateDetail,
        options: base.options.map((one) => candidate(state, one, language)),
      };
    case 'alertOrder': {
      // No figure is active any more after the activation.
      const when = state.activation ? 'end' : 'after';
      const watching = (figure: string) => watchingOf(state, question, { figure, mover: text(about.mover), when });
      return orderAsk(advised, actionPreviews, question, base, watching, language);
    }
    case 'alert': {
      const when = text(about.when);
      const watching = watchingOf(state, question, { figure: text(about.figure), mover: text(about.mover), when });
      return alertAsk(advised, actionPreviews, question, watching, { detail: words.alert[when] ?? '' }, language);
    }
    case 'counter':
      return {
        ...base,
        title: words.counter(who),
        detail: `${powerDetail(advised, state, about, language)} · ${words.toBeat(Number(about.score))}`,
        options: counters(state, about, base.options, language),
      };
    case 'brokenWeapon':
      return { ...base, title: words.brokenWeapon };
    case 'use':
      return { ...base, title: words.use(rules.title(citeOf(text(about.rule)))), detail: who };
    case 'groupAttack':
      return {
        ...base,
        title: advised.asks(question.purpose)?.title(who)[language] ?? '',
        options: base.options.map((one) => (one.value === null ? { ...one, label: adviceWords(language).ask.none } : one)),
      };
    default:
      return undefined;
  }
}

function watchingOf(
  state: State,
  { seat }: ChoiceQuestion,
  to: { readonly figure: string; readonly mover: string; readonly when: string },
): Watching<State> {
  return { state, seat, subject: { figure: to.figure, reaction: true, to }, mover: to.mover };
}

/** Counters to a power, the likeliest first, then the choice of none (UK-PWR-COUNTERS). */
function counters(state: State, about: About, options: readonly AskOption[], language: Language): readonly AskOption[] {
  const [bearer, user] = [state.figures[text(about.figure)], state.figures[text(about.against)]];
  const weighed = options.map((option) => {
    if (option.value === null) return { option: { ...option, label: ownWords(language).ask.notCountered }, chance: 0 };
    if (!bearer || !user) return { option, chance: 0 };
    const { steps } = powerOdds(state, user, text(about.power), bearer, text(option.value));
    const { chance, detail } = answerOdds(steps, about, language);
    return { option: { ...option, detail }, chance };
  });
  return weighed.toSorted((a, b) => b.chance - a.chance).map(({ option }) => option);
}

/** A figure to activate, with its condition and the actions left (UK-TURN-ALT-CHOICE). */
function candidate(state: State, option: AskOption, language: Language): AskOption {
  const figure = state.figures[text(option.value)];
  if (!figure) return option;
  const { profile, state: how } = conditionOf(state, figure, language);
  return { ...option, detail: [profile, how, ownWords(language).ask.left(figure.left)].filter(Boolean).join(' · ') };
}
