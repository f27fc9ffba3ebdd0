import type { Text } from '@escarmouche/referee';

/**
 * The notation of dice, as the program writes it and as players do:
 *
 *   chain   = trial { "then" trial }
 *   trial   = [ "not" ] sum [ comparison number ] [ "vs" sum ]
 *   sum     = term { ("+" | "-") term }
 *   term    = number | "(" sum ")" | [number] "d" number { "kh" n | "kl" n | "!" [ n "+" ] } [ "#>=" n ]
 *
 * `!` adds a die for each highest face, `!7+` for each face of 7 or more; a die counts with all that it added before the best are kept, whichever
 * of `!` and `kh` comes first. `#>=4` counts dice of 4 or more instead of adding them up; after `!` the `#` may be left out (`4d8!>=4`), as
 * successes are what such dice are for, unless the best are kept.
 */
interface DiceTerm {
  readonly type: 'dice';
  readonly sign: 1 | -1;
  readonly dice: number;
  readonly faces: number;
  readonly keep?: { readonly count: number; readonly which: 'highest' | 'lowest' };
  readonly explode?: number;
  readonly hit?: number;
}

interface NumberTerm {
  readonly type: 'number';
  readonly sign: 1 | -1;
  readonly value: number;
}

type Term = DiceTerm | NumberTerm;
export type Sum = readonly Term[];
export type Comparison = '>=' | '>' | '<=' | '<' | '=';

/** One thing that succeeds or not (with a comparison), is compared (`against`), or is only looked at. */
export interface Trial {
  readonly text: string;
  readonly negated: boolean;
  readonly sum: Sum;
  readonly compare?: { readonly sign: Comparison; readonly value: number };
  readonly against?: Sum;
}

export type Parsed =
  | { readonly ok: true; readonly trials: readonly Trial[] }
  | { readonly ok: false; readonly at: number; readonly reason: Text };

/** Largest number of dice in an expression. */
const MOST_DICE = 100;
const MOST_FACES = 1000;
const MOST_NUMBER = 100_000;
const MOST_TEXT = 500;

/** Stop of the reading: a place in the text and a reason. */
class Refused {
  constructor(
    readonly at: number,
    readonly reason: Text,
  ) {}
}

interface Reader {
  readonly text: string;
  at: number;
}

function stop(reader: Reader, fr: string, en: string): never {
  throw new Refused(reader.at, { fr, en });
}

/** Reads what a pattern matches here, spaces before it left out; undefined when it does not match. */
function take(reader: Reader, pattern: RegExp): RegExpExecArray | undefined {
  const sticky = new RegExp(`\\s*(?:${pattern.source})`, 'iy');
  sticky.lastIndex = reader.at;
  const found = sticky.exec(reader.text) ?? undefined;
  if (found) reader.at = sticky.lastIndex;
  return found;
}

function number(reader: Reader, digits: string | undefined, least: number, most: number): number {
  const found = Number(digits);
  if (!(found >= least && found <= most))
    stop(reader, `nombre de ${least} à ${most} attendu`, `a number from ${least} to ${most} is expected`);
  return found;
}

function keepOf(reader: Reader, dice: number): DiceTerm['keep'] {
  const found = take(reader, /k([hl])\s*(\d+)/);
  return found && { count: number(reader, found[2], 1, dice), which: found[1]?.toLowerCase() === 'h' ? 'highest' : 'lowest' };
}

/** The least face that adds a die. */
function explodeOf(reader: Reader, faces: number): number | undefined {
  const found = take(reader, /!(?:\s*(\d+)\s*\+)?/);
  return found && (found[1] === undefined ? faces : number(reader, found[1], 2, faces));
}

function diceTerm(reader: Reader, sign: 1 | -1, count: string | undefined, sides: string | undefined): DiceTerm {
  const dice = number(reader, count === undefined || count === '' ? '1' : count, 1, MOST_DICE);
  const faces = number(reader, sides, 1, MOST_FACES);
  const keep = keepOf(reader, dice);
  const explode = explodeOf(reader, faces);
  const kept = keep ?? keepOf(reader, dice);
  const counted = take(reader, explode !== undefined && !kept ? /#?\s*>=\s*(\d+)/ : /#\s*>=\s*(\d+)/);
  const hit = counted && number(reader, counted[1], 1, faces);
  if (explode !== undefined && faces === 1)
    stop(reader, 'un dé à une face relancerait sans fin', 'a die of one face would explode for ever');
  return {
    type: 'dice',
    sign,
    dice,
    faces,
    ...(kept && { keep: kept }),
    ...(explode !== undefined && { explode }),
    ...(hit !== undefined && { hit }),
  };
}

function term(reader: Reader, sign: 1 | -1): Sum {
  if (take(reader, /\(/)) {
    const inner = sum(reader);
    if (!take(reader, /\)/)) stop(reader, 'parenthèse non fermée', 'a parenthesis is not closed');
    return sign === 1 ? inner : inner.map((one) => ({ ...one, sign: one.sign === 1 ? -1 : 1 }));
  }
  const dice = take(reader, /(\d*)\s*d\s*(\d+)/);
  if (dice) return [diceTerm(reader, sign, dice[1], dice[2])];
  const digits = take(reader, /(\d+)/);
  if (!digits) return stop(reader, 'dés ou nombre attendus (« 2d6 », « 3 »)', 'dice or a number are expected ("2d6", "3")');
  return [{ type: 'number', sign, value: number(reader, digits[1], 0, MOST_NUMBER) }];
}

function sum(reader: Reader): Sum {
  const terms = [...term(reader, take(reader, /[-−]/) ? -1 : 1)];
  for (let sign = take(reader, /[+−-]/); sign; sign = take(reader, /[+−-]/)) {
    terms.push(...term(reader, sign[0].trim() === '+' ? 1 : -1));
    if (terms.length > 20) stop(reader, 'trop de termes', 'too many terms');
  }
  return terms;
}

function trial(reader: Reader): Trial {
  const start = reader.at;
  const negated = take(reader, /(?:not|pas|non)\b/) !== undefined;
  const left = sum(reader);
  const sign = take(reader, /(>=|≥|<=|≤|=|>|<)/);
  const compare = sign && { sign: comparison(sign[1]), value: signed(reader) };
  const against = compare ? undefined : take(reader, /(?:vs\.?|contre|against)\b/) && sum(reader);
  if (negated && !compare) stop(reader, '« not » demande un seuil (« 2d6>=7 »)', '"not" needs a threshold ("2d6>=7")');
  const text = reader.text.slice(start, reader.at).trim();
  return { text, negated, sum: left, ...(compare && { compare }), ...(against && { against }) };
}

function comparison(sign: string | undefined): Comparison {
  return sign === '≥' ? '>=' : sign === '≤' ? '<=' : (sign as Comparison);
}

function signed(reader: Reader): number {
  const digits = take(reader, /([-−]?)\s*(\d+)/);
  if (!digits) return stop(reader, 'nombre attendu', 'a number is expected');
  return number(reader, digits[2], 0, MOST_NUMBER) * (digits[1] ? -1 : 1);
}

/** Reads an expression; never throws. `at` is the place in the text where it cannot be read. */
export function parseDice(text: string): Parsed {
  const reader: Reader = { text, at: 0 };
  try {
    if (text.length > MOST_TEXT) stop(reader, 'expression trop longue', 'the expression is too long');
    const trials = [trial(reader)];
    while (take(reader, /(?:then|puis|,)(?=\W|\b)/)) trials.push(trial(reader));
    if (take(reader, /$/) === undefined) stop(reader, 'suite illisible', 'what follows cannot be read');
    const loose = trials.length > 1 && trials.some(({ compare }) => compare === undefined);
    if (loose) stop(reader, 'dans une chaîne, chaque jet a un seuil (« 2d6>=7 »)', 'in a chain every roll has a threshold ("2d6>=7")');
    return { ok: true, trials };
  } catch (refused) {
    if (refused instanceof Refused) return { ok: false, at: refused.at, reason: refused.reason };
    throw refused;
  }
}
