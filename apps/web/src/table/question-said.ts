import type { Language } from '@escarmouche/referee';
import type { Ask } from '../systems/ask.ts';
import { askWords } from './ask-words.ts';
import { answersOf, DIGITS, listed } from './options.ts';
import { sentence } from './spoken.ts';

const fr = {
  answers: (count: number) => `${count} réponses.`,
  point: (count: number) => `Sur la table : ${count} possibilités.`,
};

const en: typeof fr = {
  answers: (count) => `${count} answers.`,
  point: (count) => `On the table: ${count} possibilities.`,
};

/** Answers that are said one by one. */
const FEW = 5;

/** Ways to let pass what is asked about without an answer of its own, by their keys. */
const passes = ({ passing }: Pick<Ask<never>, 'passing'>, language: Language): readonly string[] => {
  const words = askWords[language];
  return [`${words.shift}+p ${passing?.said?.this ?? words.thisPasses}`, `p ${passing?.said?.turn ?? words.allPass}`];
};

/**
 * A question with its answers and their keys; of many answers only how many there are. `mayPass`: it may be let pass as a whole, which is said
 * where no answer does so.
 */
export function questionSaid(
  { title, detail, dice, ...ask }: Pick<Ask<never>, 'title' | 'detail' | 'dice' | 'reaction' | 'options' | 'passing'>,
  who: string | undefined,
  language: Language,
  mayPass = false,
): string {
  const words = language === 'fr' ? fr : en;
  const { buttons, spots } = listed(answersOf(ask));
  const decline = ask.reaction && ask.options[0];
  const answers = buttons.map(({ option }, i) => `${option === decline ? 'e' : DIGITS[i]} ${option.label}`);
  return [
    who,
    title,
    detail,
    dice?.said,
    answers.length > FEW ? words.answers(answers.length) : answers.join(', '),
    mayPass && !ask.reaction && passes(ask, language).join(', '),
    spots.length > 0 && words.point(spots.length),
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .map((part) => sentence(String(part)))
    .join(' ');
}
