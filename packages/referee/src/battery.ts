import { copy, digest } from './json.ts';
import { openMatch, type Entry, type Match, type Progress } from './match.ts';
import { searchFor, type Search, type Secrets } from './planted.ts';
import { recorded, type Source } from './resolve.ts';
import { loadMatch, type SetupParser } from './load.ts';
import { saveMatch } from './save.ts';
import { firstOf, mix, nobody, randomFrom, seededDice } from './sources.ts';
import { NOBODY, type Answer, type Offer, type Question, type Random, type Seat, type System } from './types.ts';

export interface BatteryGame<S, Setup = unknown, C = unknown> {
  readonly seed: number;
  /** Commands at most; 500 when absent. */
  readonly most?: number;
  /** Types of offer that lead nowhere (a pass): taken one time in eight, or when nothing else is offered. */
  readonly rarely?: readonly string[];
  /** Reads the set-up of the saved game back; the set-up is taken as read when absent. */
  readonly parseSetup?: SetupParser<Setup>;
  /** Some correction of a real table, legal or not: one is tried before every fourth command. None where left out. */
  readonly corrected?: (state: S, random: Random) => C | undefined;
  /** Flaw of a state, by the system's own rules. */
  readonly flaw?: (state: S) => string | undefined;
  /** Secrets of a state that only one seat may know: searched for in everything told to others. */
  readonly secrets?: Secrets<S>;
}

/** Results of a run of the battery. */
export interface BatteryReport {
  readonly entries: number;
  readonly questions: number;
  readonly finished: boolean;
  /** Number of times that each type of offer was taken. */
  readonly taken: Readonly<Record<string, number>>;
}

/**
 * Plays a game at random by its offers until it is over or `most` commands are given, and after each command holds the system to what the
 * referee promises of every game: plain states; the same again from the record, in one go, question by question, after an undo and by folding
 * the events; offers and checks that agree; views that tell enough and no
 * more; secrets that stay secret, whatever waits. Throws, naming seed, entry and command, on the first breach.
 */
export function battery<Setup, S, C extends object, E>(
  system: System<Setup, S, C, E>,
  setup: Setup,
  {
    seed,
    most = 500,
    rarely = [],
    parseSetup = () => ({ ok: true, setup }),
    corrected,
    flaw = () => undefined,
    secrets = () => [],
  }: BatteryGame<S, Setup, C>,
): BatteryReport {
  const random = randomFrom(seed);
  const match = openMatch(system, setup, (entry) => firstOf(seededDice(seed, entry), anyAnswer(system, mix(seed, entry))));
  const search = searchFor(system, match.stateAt(0), secrets);
  const taken: Record<string, number> = {};
  let questions = 0;
  let trying = 'the set-up';
  const hold = (promise: string, breach: string | undefined): void => {
    if (breach !== undefined) throw new Error(`battery, seed ${seed}, entry ${match.entries.length}, ${trying}: ${promise}: ${breach}`);
  };

  hold('the state is plain data', unplain(match.state));
  while (match.entries.length < most && !system.outcome(match.state)) {
    checkOffers(match, random, hold);
    const given = (corrected && random(4) === 0 && correction(match, corrected, random)) || draw(match, random, rarely);
    if (!given) {
      hold('somebody can do something', 'no offer can be taken');
      break;
    }
    trying = JSON.stringify(given);
    const before = copy(match.state);
    const first = match.entries.length;
    const progress = match.submit(given.seat, given.command);
    if (progress.status !== 'done') hold('an offer taken is played', JSON.stringify(progress));
    const made = match.entries.slice(first);
    taken[given.type] = (taken[given.type] ?? 0) + 1;
    questions += made.reduce((sum, { answers }) => sum + answers.length, 0);
    hold('the state is plain data', unplain(match.state));
    hold('the state has the form that files must have', system.validate?.(match.state));
    const found = flaw(match.state);
    hold('the state is sound', found && `${found}, after ${JSON.stringify(made.map(({ events }) => events))}`);
    for (const [i, entry] of made.entries()) checkRecord(match, entry, first + i, search, hold);
    hold(SECRET, search.played(before, match.state, made));
    checkViews(match, before, made, hold);
  }
  trying = 'the whole game';
  checkWhole(match, parseSetup, hold);
  return { entries: match.entries.length, questions, finished: system.outcome(match.state) !== undefined, taken };
}

const SECRET = 'what is secret is told to nobody else';

type Hold = (promise: string, breach: string | undefined) => void;

/** Any answer that the rules allow, the same for the same question of the same entry. */
function anyAnswer<Setup, S, C, E>(system: System<Setup, S, C, E>, seed: number): Source<S> {
  const pick = (question: Question, state: S, random: Random): Answer | undefined => {
    if (question.kind === 'roll') return undefined;
    if (question.kind === 'commit') return question.parts.map((part) => pick(part, state, random) ?? null);
    return question.options ? question.options[random(question.options.length)] : system.sampleAnswer?.(state, question, random);
  };
  return (question, index, state) => pick(question, state, randomFrom(mix(seed, index)));
}

interface Given<C> {
  readonly seat: Seat;
  readonly type: string;
  readonly command: C;
}

/** A random offered command: first a type of offer, then one of that type, so that rare types are tried too. */
function draw<Setup, S, C, E>({ system, state }: Match<Setup, S, C, E>, random: Random, rarely: readonly string[]): Given<C> | undefined {
  const open = system
    .active(state)
    .flatMap((seat) => system.offers(state, seat).flatMap((offer) => (offer.refusal ? [] : [{ seat, offer }])));
  const types = [...new Set(open.map(({ offer }) => offer.type))];
  const rare = random(8) > 0 ? types.filter((type) => rarely.includes(type)) : [];
  const often = types.filter((type) => !rare.includes(type));
  while (often.length + rare.length > 0) {
    const from = often.length > 0 ? often : rare;
    const [type = ''] = from.splice(random(from.length), 1);
    const kind = open.filter(({ offer }) => offer.type === type);
    while (kind.length > 0) {
      const [one] = kind.splice(random(kind.length), 1);
      const command = one?.offer.command ?? one?.offer.sample?.(random);
      if (one && command !== undefined) return { seat: one.seat, type, command };
    }
  }
  return undefined;
}

/** A correction of some seat that is to play, where the rules take it. */
function correction<Setup, S, C, E>(
  { system, state }: Match<Setup, S, C, E>,
  corrected: (state: S, random: Random) => C | undefined,
  random: Random,
): Given<C> | undefined {
  const [seat] = system.active(state);
  const command = corrected(state, random);
  if (seat === undefined || command === undefined || system.check(state, seat, command)) return undefined;
  return { seat, type: 'correction', command };
}

/** Offers agree with the check; no seat commands out of turn. */
function checkOffers<Setup, S, C, E>({ system, state }: Match<Setup, S, C, E>, random: Random, hold: Hold): void {
  const active = system.active(state);
  for (const seat of active) {
    const ids = new Set<string>();
    for (const offer of system.offers(state, seat)) {
      hold('offers have names of their own', ids.has(offer.id) ? offer.id : undefined);
      ids.add(offer.id);
      hold('offers and check agree', disagreement(system, state, seat, offer, random));
      const { command } = offer;
      hold('who is not to play commands nothing', command && !system.check(state, 'nobody', command) ? JSON.stringify(command) : undefined);
    }
  }
}

function disagreement<Setup, S, C, E>(
  system: System<Setup, S, C, E>,
  state: S,
  seat: Seat,
  offer: Offer<C>,
  random: Random,
): string | undefined {
  const command = offer.command ?? (offer.refusal ? undefined : offer.sample?.(random));
  if (command === undefined) return undefined;
  const expected = offer.command ? offer.refusal : offer.check?.(command);
  if (!offer.command && expected) return `${offer.id}: the sample ${JSON.stringify(command)} is refused by its own offer`;
  const found = system.check(state, seat, command);
  return digest(expected) === digest(found)
    ? undefined
    : `${offer.id} ${JSON.stringify(command)}: offered with ${JSON.stringify(expected)}, checked with ${JSON.stringify(found)}`;
}

/** The last command again: from its record, question by question, after an undo, and by its events alone. */
function checkRecord<Setup, S, C, E>(
  match: Match<Setup, S, C, E>,
  entry: Entry<C, E>,
  last: number,
  search: Search<S, C, E>,
  hold: Hold,
): void {
  const { system } = match;
  const reached = match.stateAt(last + 1);
  hold('a state survives JSON', difference(JSON.parse(JSON.stringify(reached)), reached));
  if (last + 1 === match.entries.length) hold('the events fold to the state', difference(reached, match.state));

  const again = match.fork(last, (index) => recorded(index === last ? entry.answers : [], nobody));
  if (entry.seat !== NOBODY) again.submit(entry.seat, entry.command);
  hold('the record plays the same', difference(again.stateAt(last + 1), reached) ?? difference(again.entries[last]?.events, entry.events));
  for (const event of entry.events) {
    for (const language of ['fr', 'en'] as const) system.describe(reached, event, language);
  }
  if (entry.seat === NOBODY) return;

  const slow = match.fork(last, () => nobody);
  let progress = slow.submit(entry.seat, entry.command);
  for (const { answer } of entry.answers) {
    if (progress.status !== 'waiting') break;
    progress = answerAsAsked(slow, progress.question, answer, () => hold(SECRET, search.waiting(slow)));
  }
  hold(
    'asking for every answer plays the same',
    difference(slow.stateAt(last + 1), reached) ?? difference(slow.entries[last]?.events, entry.events),
  );

  slow.undo();
  hold('an undo leads back', difference(slow.state, match.stateAt(last)));
}

/** Gives a recorded answer as the seats would: of a commit, each its own. `look`: at the table before each of them. */
function answerAsAsked<Setup, S, C, E>(match: Match<Setup, S, C, E>, question: Question, answer: Answer, look: () => void): Progress<E> {
  const give = (value: Answer, seat: Seat): Progress<E> => {
    look();
    return match.answer(value, seat);
  };
  if (question.kind !== 'commit') return give(answer, question.seat ?? 'anybody');
  const values = answer as readonly Answer[];
  return question.parts.map((part, i) => give(values[i] ?? null, part.seat)).at(-1) ?? { status: 'waiting', question };
}

/** A seat's view allows the same offers, and the events told to the seat lead from its earlier view to the later one. */
function checkViews<Setup, S, C, E>(match: Match<Setup, S, C, E>, before: S, made: readonly Entry<C, E>[], hold: Hold): void {
  const { system, state } = match;
  for (const seat of new Set([...made.map((entry) => entry.seat), ...system.active(state)])) {
    const seen = copy(system.view(state, seat));
    hold('a view shows itself', difference(system.view(seen, seat), seen));
    hold('a view allows the same offers', difference(system.offers(seen, seat).map(facts), system.offers(state, seat).map(facts)));
    const followed = copy(system.view(before, seat));
    for (const event of made.flatMap(({ events }) => events)) {
      const told = system.redact(event, seat);
      if (told !== undefined) system.reduce(followed, told);
    }
    hold('what is told leads from view to view', difference(followed, seen));
  }
}

const facts = <C>({ id, type, command, refusal }: Offer<C>): unknown => ({ id, type, command, refusal });

/** Undone to the start, which is after what the rules did by themselves before any command, and played again; written to a file and read back. */
function checkWhole<Setup, S, C, E>(match: Match<Setup, S, C, E>, parseSetup: SetupParser<Setup>, hold: Hold): void {
  const entries = [...match.entries];
  const again = match.fork(entries.length, (index) => recorded(entries[index]?.answers ?? [], nobody));
  while (again.undo());
  const first = entries.findIndex(({ seat }) => seat !== NOBODY);
  hold('undone to the start', difference(again.state, match.stateAt(Math.max(0, first))));
  for (const { seat, command } of entries) if (seat !== NOBODY) again.submit(seat, command);
  hold('played again from the start', difference(again.state, match.state));

  const loaded = loadMatch(match.system, saveMatch(match), parseSetup);
  hold('a saved game is read back', loaded.ok ? loaded.drift?.reason.en : loaded.problem.reason.en);
  if (loaded.ok) hold('a saved game is the same game', difference(loaded.match.state, match.state));
}

/** First difference of two trees, if any. */
function difference(a: unknown, b: unknown, path = '$'): string | undefined {
  if (a === b || digest(a) === digest(b)) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `${path} is ${JSON.stringify(a)}, not ${JSON.stringify(b)}`;
  }
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = difference(one[key], other[key], `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return `${path} differs`;
}

/** Place of a tree with values that JSON does not hold: NaN, infinities, -0, functions, instances of classes. */
function unplain(value: unknown, path = '$'): string | undefined {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${path} is ${String(value)}`;
  if (typeof value !== 'object') return `${path} is a ${typeof value}`;
  const parent: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && parent !== Object.prototype && parent !== null) return `${path} is an instance of a class`;
  for (const [key, member] of Object.entries(value)) {
    const found = unplain(member, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
