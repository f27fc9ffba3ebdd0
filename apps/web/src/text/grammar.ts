import { nearestWord } from './nearest.ts';

/** What may be asked of the box besides the actions of a game, in no game's terms. */
export type Verb =
  | 'help'
  | 'scan'
  | 'list'
  | 'describe'
  | 'where'
  | 'places'
  | 'distance'
  | 'reach'
  | 'see'
  | 'odds'
  | 'actions'
  | 'attack'
  | 'turn'
  | 'select'
  | 'activate'
  | 'pass'
  | 'undo'
  | 'do'
  | 'cancel'
  | 'why'
  | 'preview'
  | 'rule'
  | 'question'
  | 'log'
  | 'close';

/** Words of both languages, without accents; the first two are those that are suggested, in English and in French. */
export const VERBS: Readonly<Record<Verb, readonly string[]>> = {
  help: ['help', 'aide', 'aider', 'commands', 'commandes'],
  scan: ['scan', 'scruter', 'scanner', 'look', 'situation', 'status', 'regarder', 'regarde', 'tour'],
  list: ['list', 'lister', 'liste', 'ls'],
  describe: ['describe', 'decrire', 'card', 'fiche', 'show', 'montrer'],
  where: ['where', 'ou', 'where is', 'ou est'],
  places: ['places', 'lieux', 'terrain', 'map', 'carte', 'decor', 'list places', 'list terrain', 'lister lieux', 'lister terrain'],
  distance: ['distance', 'mesurer', 'measure', 'mesure'],
  reach: ['reach', 'portee', 'range', 'atteindre'],
  see: ['see', 'voir', 'sees', 'voit', 'sight', 'vue'],
  odds: ['odds', 'chances', 'chance', 'cotes'],
  actions: ['actions', 'actions', 'action'],
  attack: ['attack', 'attaquer', 'attaque'],
  turn: ['turn', 'tourner', 'tourne', 'face', 'orienter', 'oriente', 'se tourner'],
  select: ['select', 'choisir', 'choisis', 'choose', 'take', 'prendre'],
  activate: ['activate', 'activer', 'active'],
  pass: ['pass', 'passer', 'passe', 'end', 'end turn', 'finish', 'fin', 'finir', 'finis', 'fin du tour', 'terminer'],
  undo: ['undo', 'annuler', 'annule', 'defaire'],
  do: ['do', 'faire', 'ok', 'go ahead', 'do it', 'yes', 'oui', 'confirm', 'confirmer', 'fais', 'vas-y'],
  cancel: ['cancel', 'retour', 'back', 'no', 'non', 'stop'],
  why: ['why', 'pourquoi', 'why not', 'pourquoi pas', 'why cannot', 'pourquoi ne pas'],
  preview: ['preview', 'essayer', 'try', 'if', 'si', 'essai', 'what if', 'prevoir'],
  rule: ['rule', 'regle', 'rules', 'regles'],
  question: ['question', 'question', 'ask', 'repeat', 'repeter', 'repete'],
  log: ['log', 'journal', 'history', 'histoire'],
  close: ['close', 'fermer', 'quit', 'quitter', 'exit', 'ferme', 'board', 'plateau'],
};

/** What a phrase of an order is about: where to, by what means, which way to face at the end. */
export type Link = 'object' | 'to' | 'toward' | 'on' | 'behind' | 'beside' | 'with' | 'facing' | 'via';

const LINKS: Readonly<Record<Exclude<Link, 'object'>, readonly string[]>> = {
  to: ['to', 'at', 'jusqu a', 'a', 'en', 'au', 'into', 'contre', 'against'],
  toward: ['toward', 'towards', 'vers'],
  on: ['on top of', 'onto', 'on', 'upon', 'sur', 'over', 'up', 'dans', 'in'],
  behind: ['behind', 'derriere'],
  beside: ['beside', 'near', 'next to', 'by', 'pres de', 'pres', 'a cote de', 'a cote'],
  with: ['with', 'avec', 'using'],
  facing: ['facing', 'face a', 'face au', 'tourne vers', 'tournee vers'],
  via: ['via', 'through', 'par'],
};

const NOISE = new Set([
  'the',
  'an',
  'le',
  'la',
  'les',
  'l',
  'un',
  'une',
  'de',
  'd',
  'des',
  'du',
  'of',
  'from',
  'and',
  'et',
  'pace',
  'paces',
  'pas',
  'me',
  'please',
  'then',
  'that',
  'que',
  's',
  'please',
  'svp',
]);

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
  const own = Object.entries(VERBS).flatMap(([verb, words]) => words.map((one): Entry => ({ words: one, verb: verb as Verb })));
  const given = Object.entries(actions).flatMap(([action, words]) => words.map((one): Entry => ({ words: fold(one), action })));
  return [...given, ...own].filter(({ words }) => words !== '').toSorted((a, b) => b.words.length - a.words.length);
}

/** The words for the actions of a game, by id. */
export type Actions = Readonly<Record<string, readonly string[]>>;

const begins = (text: string, words: string): boolean => text === words || text.startsWith(`${words} `);

/** Reads an order. One whose verb is not known has neither `verb` nor `action`. Never throws. */
export function parseOrder(line: string, actions: Actions): Order {
  const text = line.trim() === '?' ? 'help' : fold(line);
  const entries = lexicon(actions);
  const first = entries.find(({ words }) => begins(text, words));
  if (first) return orderOf(first, text.slice(first.words.length).trim(), text, actions, []);
  // "A3 shoots B2", "Lando tire sur B2": who comes first.
  for (let at = text.indexOf(' '); at > 0 && at < text.length; at = text.indexOf(' ', at + 1)) {
    const rest = text.slice(at + 1);
    const entry = entries.find(({ words }) => begins(rest, words) || begins(rest, `${words}s`));
    if (!entry) continue;
    const length = begins(rest, entry.words) ? entry.words.length : entry.words.length + 1;
    return orderOf(entry, rest.slice(length).trim(), text, actions, [{ link: 'object', text: text.slice(0, at) }]);
  }
  return { phrases: phrasesOf(text), text };
}

/** What may stand between "why" and the order it is about. */
const NOT = /^(?:not|pas|ne pas|cannot|can not|can t|can i not|ne peut pas|ne puis je pas) /;

function orderOf({ verb, action }: Entry, rest: string, text: string, actions: Actions, who: readonly Phrase[]): Order {
  const base = { ...(verb !== undefined && { verb }), ...(action !== undefined && { action }), text };
  if ((verb === 'why' || verb === 'preview') && rest !== '') {
    const inner = parseOrder(rest.replace(NOT, ''), actions);
    return { ...base, inner, phrases: [...who, ...inner.phrases] };
  }
  return { ...base, phrases: [...who, ...phrasesOf(rest)] };
}

const LINK_WORDS = Object.entries(LINKS)
  .flatMap(([link, words]) => words.map((one) => ({ link: link as Link, words: one.split(' ') })))
  .toSorted((a, b) => b.words.length - a.words.length);

/** Cuts what follows a verb at the words that link: "a3 toward b2 4" is a3, toward b2 4. */
function phrasesOf(text: string): readonly Phrase[] {
  const words = text.split(' ').filter((word) => word !== '');
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
  ['east', 'est', 'e', 'right', 'droite'],
  ['south-east', 'sud-est', 'se', 'southeast', 'bas droite', 'down right'],
  ['south', 'sud', 's', 'down', 'bas'],
  ['south-west', 'sud-ouest', 'sw', 'so', 'southwest', 'bas gauche', 'down left'],
  ['west', 'ouest', 'o', 'w', 'left', 'gauche'],
  ['north-west', 'nord-ouest', 'nw', 'no', 'northwest', 'haut gauche', 'up left'],
];

/** The eight directions as whole vectors, north first and on to the east. */
export const HEADINGS = [
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

/** A line that was not understood with the verb that comes nearest to its first word. */
export function nearestOrder(line: string, actions: Actions): string | undefined {
  const all = [...Object.values(actions), ...Object.values(VERBS)].flat().map(fold);
  const [first = '', ...rest] = fold(line).split(' ');
  const verb = nearestWord(first, all);
  return verb === undefined ? undefined : [verb, ...rest].join(' ');
}
