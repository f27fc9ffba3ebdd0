import type { Language } from '@escarmouche/referee';
import type { Vector } from '@escarmouche/space';
import { nearestWord } from './nearest.ts';
import { LINKS, NOISE, VERBS, type Link, type Said, type Verb } from './verbs.ts';

export interface Phrase {
  readonly link: Link;
  readonly text: string;
}

export interface Order {
  readonly verb?: Verb;
  /** The action of the game that is named, by its id or by what stands before the colon. */
  readonly action?: string;
  /** Of "why not shoot" and "preview move": the order that is asked about. */
  readonly inner?: Order;
  readonly phrases: readonly Phrase[];
  /** "move to D7 then climb": the orders that follow. */
  readonly next?: readonly Order[];
  /** The folded words. */
  readonly text: string;
}

/** Lower case, without accents, typographic signs and other punctuation; decimals with a point. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll(/(\d),(?=\d)/g, '$1.')
    .replaceAll(/(\p{L}),(?=\d)/gu, '$1.')
    .replaceAll(/[^\p{L}\p{N}./+-]+/gu, ' ')
    .replaceAll(/(?<=\S)\.+(?=\s|$)/g, '')
    .trim()
    .replaceAll(/\s+/g, ' ');
}

interface Entry {
  readonly words: string;
  readonly verb?: Verb;
  readonly action?: string;
}

const lexicons = new WeakMap<Actions, readonly Entry[]>();

/** All words that may begin an order, the longest first. */
function lexicon(actions: Actions): readonly Entry[] {
  const known = lexicons.get(actions) ?? makeLexicon(actions);
  lexicons.set(actions, known);
  return known;
}

function makeLexicon(actions: Actions): readonly Entry[] {
  const own = Object.entries(VERBS).flatMap(([verb, { en, fr }]) =>
    [...en, ...fr].map((one): Entry => ({ words: one, verb: verb as Verb })),
  );
  const given = Object.entries(actions).flatMap(([action, { en, fr }]) =>
    [...en, ...fr].map((one): Entry => ({ words: fold(one), action })),
  );
  return [...given, ...own].filter(({ words }) => words !== '').toSorted((a, b) => b.words.length - a.words.length);
}

/** The words for the actions of a game, by id. */
export type Actions = Readonly<Record<string, Said>>;

const begins = (text: string, words: string): boolean => text === words || text.startsWith(`${words} `);

/** Words between the parts of one order. */
const THEN = /(?<![^ ])(?:(?:et|and) )?(?:puis|then)(?![^ ])/;

/** A folded line as the parts that follow each other. */
export const partsOf = (text: string): readonly string[] =>
  text
    .split(THEN)
    .map((part) => part.trim())
    .filter(Boolean);

/** Reads an order. An order with an unknown verb has neither `verb` nor `action`. Never throws. */
export function parseOrder(line: string, actions: Actions): Order {
  const text = line.trim() === '?' ? 'help' : fold(line);
  const [first = '', ...more] = partsOf(text);
  const order = partOf(first, actions);
  if (more.length === 0) return order;
  const next = more.map((part) => partOf(part, actions));
  return { ...order, ...(order.inner && { inner: { ...order.inner, next } }), next, text };
}

function partOf(text: string, actions: Actions): Order {
  const entries = lexicon(actions);
  const first = entries.find(({ words }) => begins(text, words));
  if (first) return orderOf(first, text.slice(first.words.length).trim(), text, actions, []);
  // "A3 shoots B2", "Lando tire sur B2": the actor comes first.
  for (let at = text.indexOf(' '); at > 0 && at < text.length; at = text.indexOf(' ', at + 1)) {
    const rest = text.slice(at + 1);
    const entry = entries.find(({ words }) => begins(rest, words) || begins(rest, `${words}s`));
    if (!entry || (entry.verb !== undefined && !OF_SOMEBODY.has(entry.verb))) continue;
    const length = begins(rest, entry.words) ? entry.words.length : entry.words.length + 1;
    return orderOf(entry, rest.slice(length).trim(), text, actions, [{ link: 'object', text: text.slice(0, at) }]);
  }
  return { phrases: phrasesOf(text), text };
}

/** Verbs that may follow a figure's name; "what can I do" is no order to do anything. */
const OF_SOMEBODY: ReadonlySet<Verb> = new Set(['attack', 'turn', 'see', 'reach', 'pass', 'odds', 'distance']);

/** Words between "why" and its order. */
const NOT = /^(?:not|pas|ne pas|cannot|can not|can t|can i not|ne peut pas|ne puis-je pas) /;

function orderOf({ verb, action }: Entry, rest: string, text: string, actions: Actions, who: readonly Phrase[]): Order {
  const base = { ...(verb !== undefined && { verb }), ...(action !== undefined && { action }), text };
  if ((verb === 'why' || verb === 'preview') && rest !== '') {
    const inner = partOf(rest.replace(NOT, ''), actions);
    return { ...base, inner, phrases: [...who, ...inner.phrases] };
  }
  return { ...base, phrases: [...who, ...phrasesOf(rest)] };
}

const LINK_WORDS = Object.entries(LINKS)
  .flatMap(([link, words]) => words.map((one) => ({ link: link as Link, words: one.split(' ') })))
  .toSorted((a, b) => b.words.length - a.words.length);

/** A number and the letter of its side, as a town names its squares: "2 e 1 s" is two words, and its "s" none that says nothing. */
const BEARING = /(?<![^ ])(\d+) ([nseow])(?![^ ])/g;

/** Cuts what follows a verb at the words that link: "a3 toward b2 4" is a3, toward b2 4. */
function phrasesOf(text: string): readonly Phrase[] {
  const words = text
    .replaceAll(BEARING, '$1$2')
    .split(' ')
    .filter((word) => word !== '');
  const phrases: { link: Link; words: string[] }[] = [{ link: 'object', words: [] }];
  for (let i = 0; i < words.length;) {
    const found = LINK_WORDS.find((link) => link.words.every((word, k) => words[i + k] === word));
    // A link with nothing after it is a word like any other: "A" may be the beginning of a name.
    if (found && i + found.words.length < words.length) {
      phrases.push({ link: found.link, words: [] });
      i += found.words.length;
    } else phrases.at(-1)?.words.push(words[i++] ?? '');
  }
  return phrases
    .map(({ link, words: own }) => ({ link, text: own.filter((word) => !NOISE.has(word)).join(' ') }))
    .filter(({ text: own }, i) => own !== '' && (i > 0 || own !== ''));
}

/** A text without the number it ends with: "b2 4" is b2 and 4. */
export function numberAtEnd(text: string): { readonly text: string; readonly number?: number } {
  const [, before = '', number] = /^(.*?)(?:^| )(\d{1,3}(?:\.\d+)?)$/.exec(text) ?? [];
  return number === undefined ? { text } : { text: before, number: Number(number) };
}

const COMPASS: readonly (readonly string[])[] = [
  ['north', 'nord', 'n', 'up', 'haut', 'vers haut'],
  ['north-east', 'nord-est', 'ne', 'northeast', 'haut droite', 'up right'],
  ['east', 'est', 'e'],
  ['south-east', 'sud-est', 'se', 'southeast', 'bas droite', 'down right'],
  ['south', 'sud', 's', 'down', 'bas'],
  ['south-west', 'sud-ouest', 'sw', 'so', 'southwest', 'bas gauche', 'down left'],
  ['west', 'ouest', 'o', 'w'],
  ['north-west', 'nord-ouest', 'nw', 'no', 'northwest', 'haut gauche', 'up left'],
];

/** The eight directions as whole vectors, north first and on to the east. */
const HEADINGS = [
  { x: 0, y: 1000 },
  { x: 1000, y: 1000 },
  { x: 1000, y: 0 },
  { x: 1000, y: -1000 },
  { x: 0, y: -1000 },
  { x: -1000, y: -1000 },
  { x: -1000, y: 0 },
  { x: -1000, y: 1000 },
] as const;

/** A direction by its name, in either language. */
export function headingOf(text: string): (typeof HEADINGS)[number] | undefined {
  const at = COMPASS.findIndex((names) => names.includes(text) || names.includes(text.replace(' ', '-')));
  return at < 0 ? undefined : HEADINGS[at];
}

const OWN: readonly (readonly string[])[] = [
  ['ahead', 'forward', 'forwards', 'straight on', 'devant', 'avant', 'en avant', 'tout droit'],
  ['right', 'droite', 'clockwise', 'to right', 'a droite', 'sens horaire'],
  [
    'back',
    'backward',
    'backwards',
    'around',
    'about',
    'arriere',
    'en arriere',
    'derriere',
    'demi-tour',
    'demi tour',
    'half turn',
    'half-turn',
  ],
  ['left', 'gauche', 'counterclockwise', 'anticlockwise', 'to left', 'a gauche', 'sens antihoraire'],
];

/** Which of the four an own side is, from ahead on to the right; -1: none. */
const sideOf = (name: string): number => OWN.findIndex((names) => names.includes(name));

const ANGLE =
  /^(?:(?:de |by )?(\d{1,3})(?: ?(?:degrees?|degres?|deg))?|(quart de tour|quarter turn)|(demi-tour|demi tour|half turn)) (?:to |a )?(.+)$/;

/** Degrees of a turn to the right: "right", "90 right", "quart de tour à gauche". */
export function turnOf(text: string): number | undefined {
  const whole = sideOf(text);
  if (whole >= 0) return whole * 90;
  const [, degrees, quarter, half, name = ''] = ANGLE.exec(text) ?? [];
  const size = degrees === undefined ? (quarter ? 90 : half ? 180 : undefined) : Number(degrees);
  const way = sideOf(name);
  return size === undefined || way % 2 !== 1 ? undefined : way === 1 ? size : 360 - size;
}

/** A vector turned to the right, made of whole numbers again. */
export function turnedBy({ x, y }: Vector, degrees: number): Vector {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const long = 1000 / (Math.hypot(x, y) || 1);
  return { x: Math.round((x * cos + y * sin) * long), y: Math.round((y * cos - x * sin) * long) };
}

/** A line that was not understood with the verb of a language that comes nearest to its first word. */
export function nearestOrder(line: string, actions: Actions, language: Language): string | undefined {
  const all = [...Object.values(actions), ...Object.values(VERBS)].flatMap((words) => words[language]).map(fold);
  const [first = '', ...rest] = fold(line).split(' ');
  const verb = nearestWord(first, all);
  return verb === undefined ? undefined : [verb, ...rest].join(' ');
}
