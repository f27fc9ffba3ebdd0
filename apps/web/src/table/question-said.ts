import type { Language } from '@escarmouche/referee';
import type { Ask } from '../systems/ask.ts';
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

/** A question with its answers and their keys; of many answers only how many there are. */
export function questionSaid(
  { title, detail, dice, ...ask }: Pick<Ask<never>, 'title' | 'detail' | 'dice' | 'reaction' | 'options'>,
  who: string | undefined,
  language: Language,
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
    spots.length > 0 && words.point(spots.length),
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .map((part) => sentence(String(part)))
    .join(' ');
}
