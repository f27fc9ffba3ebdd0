import type { Json } from '@escarmouche/referee';
import type { Ask } from '../systems/contract.ts';
import { sentence, type Context } from './context.ts';
import { fold, parseOrder } from './grammar.ts';
import { facingOf, isHere, spotsOf } from './goals.ts';

const YES = new Set(['yes', 'oui', 'y', 'o', 'ok', 'do']);
const NO = new Set(['no', 'non', 'n']);

type Question = Pick<Ask<Json>, 'title' | 'detail' | 'dice' | 'options' | 'reaction' | 'facing' | 'place'>;

/** A question in sentences, with what may be answered. */
export function tellQuestion(ask: Question, { words, table }: Context): readonly string[] {
  const options = ask.options.map(({ label, detail }, i) => `${i + 1} ${label}${detail === undefined ? '' : ` (${detail})`}`).join(', ');
  const [faces = 6] = ask.dice?.faces ?? [];
  const how = ask.dice
    ? words.dice(ask.dice.faces.length, faces)
    : ask.reaction
      ? words.reaction(
          table.actions
            .filter(({ refusal }) => !refusal)
            .map(({ label }) => label)
            .join(', '),
        )
      : ask.facing
        ? words.facing
        : ask.place
          ? words.place
          : options === ''
            ? ''
            : words.options(options);
  return [[sentence(ask.title), sentence(ask.detail ?? ''), how].filter(Boolean).join(' ')];
}

/** The answer that a line gives to the question that is asked: nothing when it is none. */
export function answerOf(line: string, ask: Question, context: Context): { readonly answer: Json } | undefined {
  const text = fold(line);
  if (ask.dice) return diceOf(text, ask.dice.faces);
  const direct = ask.facing ? directionOf(text, ask, context) : ask.place ? placeOf(text, ask, context) : undefined;
  if (direct) return direct;
  const number = /^\d+$/.test(text) ? ask.options[Number(text) - 1] : undefined;
  // The actions of a reaction have the numbers; what is not one of them is said in words.
  if (number && !ask.reaction) return { answer: number.value };
  if (NO.has(text)) return optionWhere(ask, (value, i) => value === false || value === null || (ask.reaction !== undefined && i === 0));
  if (YES.has(text)) return optionWhere(ask, (value) => value === true);
  const labels = ask.options.map(({ label }) => fold(label));
  const exact = labels.indexOf(text);
  const begun =
    exact >= 0 ? exact : text.length < 2 ? -1 : labels.findIndex((label) => label.startsWith(text) || label.split(' ').includes(text));
  const called = begun >= 0 ? begun : named(text, ask, context);
  const option = ask.options[called];
  return option && { answer: option.value };
}

function optionWhere(ask: Question, fits: (value: Json, index: number) => boolean): { readonly answer: Json } | undefined {
  const found = ask.options.find(({ value }, i) => fits(value, i));
  return found && { answer: found.value };
}

/** An option that stands for a figure may be called by the figure's tag. */
function named(text: string, ask: Question, { figures }: Context): number {
  const tagged = figures.find(({ tag }) => fold(tag) === text);
  return tagged ? ask.options.findIndex(({ value }) => value === tagged.id) : -1;
}

/** Dice as they fell: "4 2 6" or "426". */
function diceOf(text: string, faces: readonly number[]): { readonly answer: Json } | undefined {
  const apart = /^\d+$/.test(text) && text.length === faces.length ? [...text] : text.split(/[^\d]+/).filter(Boolean);
  const values = apart.map(Number);
  const fits = values.length === faces.length && values.every((value, i) => value >= 1 && value <= (faces[i] ?? 0));
  return fits ? { answer: values } : undefined;
}

/** "north", "face B2", "turn toward Sven". */
function directionOf(text: string, { facing, options }: Question, context: Context): { readonly answer: Json } | undefined {
  const figure = context.table.home.at ?? context.table.overlay.ghost?.at;
  const words = parseOrder(text, {}).phrases.at(-1)?.text ?? text;
  const option = options.find(({ label }) => fold(label) === text);
  if (option) return { answer: option.value };
  const vector = figure && (facingOf(context, text, figure) ?? facingOf(context, words, figure));
  return facing && vector ? { answer: facing.answer(vector) } : undefined;
}

function placeOf(text: string, { place }: Question, context: Context): { readonly answer: Json } | undefined {
  if (!place) return undefined;
  if (isHere(text, context)) return { answer: place.answer(place.from) };
  const phrase = parseOrder(text, {}).phrases.at(-1) ?? { link: 'object' as const, text };
  const [spot] = spotsOf(context, undefined, phrase, undefined).found ?? [];
  return spot && { answer: place.answer(spot) };
}
