import type { Json } from '@escarmouche/referee';
import type { BoardPoint } from '../boards/board-point.ts';
import type { Ask } from '../systems/ask.ts';
import { sentence, type Context } from './context.ts';
import { fold, parseOrder } from './grammar.ts';
import { facingOf, isHere, spotsOf } from './goals.ts';

const YES = new Set(['yes', 'oui', 'y', 'o', 'ok', 'do', 'accept', 'accepter', 'j accepte', 'agree', 'd accord', 'try', 'essayer']);
const NO = new Set([
  'no',
  'non',
  'n',
  'decline',
  'decliner',
  'refuse',
  'refuser',
  'je refuse',
  'skip',
  'pass',
  'passer',
  'laisser',
  'let pass',
]);

/** As near as may be to the place that was wished for. */
const NEAREST = /^(?:go |aller )?(?:the |as )?(?:nearest|near as possible|au plus pres|le plus pres(?: possible)?|plus pres)\b/;
const SHARES = Array.from({ length: 20 }, (_, i) => 1 - i / 20);
/** Spots of one wish that are tried. */
const TRIED = 30;

type Question = Pick<Ask<Json>, 'title' | 'detail' | 'dice' | 'options' | 'reaction' | 'facing' | 'place'>;

/** Answers of a line to a question: given in turn until one is taken, or the reason why there is none. */
export type Given =
  | { readonly answers: readonly Json[]; readonly wish?: BoardPoint; readonly problem?: undefined }
  | { readonly problem: string; readonly answers?: undefined };

const listed = (options: Question['options'], from: number): string =>
  options.map(({ label, detail }, i) => `${i + from} ${label}${detail === undefined ? '' : ` (${detail})`}`).join(', ');

/** Possible answers, in words. */
function howToAnswer(ask: Question, { words, table }: Context): string {
  if (ask.dice) return words.dice(ask.dice.faces.length, ask.dice.faces[0] ?? 6);
  if (ask.reaction) {
    const open = table.aimed.actions.filter(({ refusal }) => !refusal).map(({ label }) => label);
    const others = ask.options.slice(1).map(({ label }) => label);
    const orElse = others.length === 0 ? '' : words.orElse(others.join(', '));
    return [words.reaction(open.join(', ')), orElse, table.chances.mayPass ? words.allPass : ''].filter(Boolean).join(' ');
  }
  if (ask.facing) return words.facing;
  if (ask.place) return words.place;
  const options = ask.options.length === 0 ? '' : words.options(listed(ask.options, 1));
  return [options, table.chances.mayPass ? words.allPass : ''].filter(Boolean).join(' ');
}

/** A question in one line: seat, question, and possible answers. */
export function tellQuestion(ask: Question, context: Context): readonly string[] {
  const who = ask.dice ? '' : askedIn(context);
  // The detail of a place or a facing tells what to do with a pointer.
  const detail = ask.facing || ask.place ? '' : sentence(ask.detail ?? '');
  return [[who, sentence(ask.title), detail, howToAnswer(ask, context)].filter(Boolean).join(' ')];
}

function askedIn({ game, state, language, table, words }: Context): string {
  const group = game.roster(state, language).find(({ seat }) => seat === table.seat);
  return group ? words.asked(group.name) : '';
}

/** Answers of a line to the open question: nothing when the line is about another matter. */
export function answerOf(line: string, ask: Question, context: Context, last: BoardPoint | undefined): Given | undefined {
  const text = fold(line);
  if (ask.dice) return diceOf(text, ask.dice.faces, context);
  const direct = ask.facing ? directionOf(text, ask.facing, context) : ask.place ? placeOf(text, ask.place, context, last) : undefined;
  if (direct) return direct;
  const number = /^\d+$/.test(text) ? ask.options[Number(text) - 1] : undefined;
  // Numbers belong to the actions of a reaction; other answers are said in words.
  if (number && !ask.reaction) return { answers: [number.value] };
  if (NO.has(text)) return optionWhere(ask, (value, i) => value === false || value === null || (ask.reaction !== undefined && i === 0));
  // To accept a reaction is to say which.
  if (YES.has(text) && ask.reaction) return { problem: howToAnswer(ask, context) };
  if (YES.has(text)) return optionWhere(ask, (value) => value === true);
  return byWords(text, ask, context);
}

function optionWhere(ask: Question, fits: (value: Json, index: number) => boolean): Given | undefined {
  const found = ask.options.find(({ value }, i) => fits(value, i));
  return found && { answers: [found.value] };
}

/** The option whose label has all the words, or that stands for the figure of this tag. */
function byWords(text: string, { options }: Question, { figures, words }: Context): Given | undefined {
  const said = text.split(' ').filter(Boolean);
  const labels = options.map(({ label, value }) => ({ label, value, words: fold(label).split(' ') }));
  const exact = labels.filter((one) => one.words.join(' ') === text);
  const tagged = figures.find(({ tag }) => fold(tag) === text);
  const called = tagged ? labels.filter(({ value }) => value === tagged.id) : [];
  const partly = text.length < 2 ? [] : labels.filter((one) => said.every((word) => one.words.some((own) => own.startsWith(word))));
  const [found, ...more] = exact.length > 0 ? exact : called.length > 0 ? called : partly;
  if (!found) return undefined;
  return more.length === 0 ? { answers: [found.value] } : { problem: words.which([found, ...more].map(({ label }) => label).join(', ')) };
}

/** Dice as they fell: "4 2 6" or "426". Numbers that cannot have fallen are told. */
function diceOf(text: string, faces: readonly number[], { words }: Context): Given | undefined {
  const apart = /^\d+$/.test(text) && text.length === faces.length ? [...text] : text.split(/[^\d]+/).filter(Boolean);
  const values = apart.map(Number);
  // "move to E6" is not about dice.
  if (!/^\d/.test(text)) return undefined;
  if (values.length !== faces.length) return { problem: words.diceCount(faces.length, values.length) };
  const wrong = values.findIndex((value, i) => value < 1 || value > (faces[i] ?? 0));
  return wrong < 0 ? { answers: [values] } : { problem: words.diceFace(values[wrong] ?? 0, faces[wrong] ?? 6) };
}

/** "north", "face B2", "turn toward Sven", "90 right". */
function directionOf(text: string, { figure, from, answer }: NonNullable<Question['facing']>, context: Context): Given | undefined {
  const { at } = context.game.home(context.state, figure);
  const order = parseOrder(text, {});
  const rest = order.phrases.map((phrase) => phrase.text).join(' ');
  const vector = isHere(text, context) ? from : (facingOf(context, text, at, from) ?? facingOf(context, rest, at, from));
  return vector && { answers: [answer(vector)] };
}

/** "D7.5", "beside the crate", "behind A3", "here"; "nearest": as near as may be to the last wish, or to the nearest enemy. */
function placeOf(text: string, place: NonNullable<Question['place']>, context: Context, last: BoardPoint | undefined): Given | undefined {
  const { figure, from, answer } = place;
  if (isHere(text, context)) return { answers: [answer(from)] };
  if (NEAREST.test(text)) {
    const wish = last ?? nearestEnemy(context, from);
    const spots = SHARES.map((share) => ({ x: from.x + (wish.x - from.x) * share, y: from.y + (wish.y - from.y) * share }));
    return { answers: spots.map(answer) };
  }
  const phrases = parseOrder(text, {}).phrases;
  const phrase = phrases.findLast(({ link }) => link !== 'object') ?? phrases.at(-1) ?? { link: 'object' as const, text };
  const spots = spotsOf(context, figure, phrase, undefined).found ?? [];
  const [wish] = spots;
  return wish && { answers: spots.slice(0, TRIED).map(answer), wish };
}

function nearestEnemy({ figures, game, state }: Context, from: BoardPoint): BoardPoint {
  const enemies = figures.filter(({ mine, gone }) => !mine && !gone).map(({ id }) => game.home(state, id).at);
  const far = ({ x, y }: BoardPoint): number => Math.hypot(x - from.x, y - from.y);
  return enemies.toSorted((a, b) => far(a) - far(b))[0] ?? from;
}
