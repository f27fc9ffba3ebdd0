import {
  askedSeats,
  digest,
  nobody,
  openMatch,
  recorded,
  type Json,
  type Match,
  type Progress,
  type Question,
  type Seat,
} from '@escarmouche/referee';
import { squareAt } from '@escarmouche/space/tiles';
import deckFile from '../../../content/packs/zombies/deck.json' with { type: 'json' };
import tilesFile from '../../../content/packs/zombies/tiles.json' with { type: 'json' };
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { playerOf } from './players.ts';
import type { Position, Setup } from './setup.ts';
import type { CardKind, Item, LaidTile, Player, Square, State, TurnStep, TileKind, TurnState } from './state.ts';
import { zombies } from './system.ts';
import { townOf } from './town.ts';

/**
 * Games for tests, in the middle of a turn. Squares are written as bearings from the centre of the Grande-Place, [east, south]; tiles as
 * [kind, x, y, quarter turns].
 */

export const kinds = tilesFile.tiles as unknown as readonly TileKind[];
export const deck: readonly CardKind[] = deckFile.cards;

export type Spot = readonly [east: number, south: number];

export interface PlayerSpec extends Partial<Omit<Player, 'square' | 'items' | 'hand' | 'waits'>> {
  readonly at?: Spot;
  readonly hand?: readonly string[];
  readonly waits?: readonly string[];
  /** Cards in play; one with counters as [card, counters]. */
  readonly items?: readonly (string | readonly [string, number])[];
}

export interface GameSpec {
  /** By seat, clockwise: a, b … */
  readonly players?: Readonly<Record<Seat, PlayerSpec>>;
  readonly tiles?: readonly (readonly [kind: string, x: number, y: number, turn?: 0 | 1 | 2 | 3])[];
  readonly zombies?: readonly Spot[];
  readonly bullets?: readonly Spot[];
  readonly lives?: readonly Spot[];
  readonly options?: Partial<Options>;
  /** The active seat; the first one when absent. */
  readonly seat?: Seat;
  /** `move` when absent. */
  readonly step?: TurnStep;
  readonly turn?: Partial<TurnState>;
  readonly effects?: Position['effects'];
  readonly stack?: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly closed?: boolean;
  readonly lastTurns?: number;
}

export type Game = Match<Setup, State, Command, Event>;

export const baseOf = (seats: readonly Seat[], options: Partial<Options> = {}): Setup => ({
  seats: seats.map((seat) => ({ seat, name: seat.toUpperCase() })),
  kinds,
  deck,
  options,
});

/** A game before its first command. */
export function fresh(seats: readonly Seat[] = ['a', 'b'], options: Partial<Options> = {}): Game {
  return openMatch(zombies, baseOf(seats, options));
}

/** A game under way, with a and b at the table unless players are named. */
export function game(spec: GameSpec = {}): Game {
  const players = spec.players ?? { a: {}, b: {} };
  const seats = Object.keys(players);
  const tiles = (spec.tiles ?? []).map(([kind, x, y, turn = 0]): LaidTile => ({ kind, x, y, turn }));
  const base = baseOf(seats, spec.options);
  const on = (spot: Spot): Square => squareOf(base, tiles, spot);
  const { effects, stack, deck: cards, discard, closed, lastTurns } = spec;
  const position: Position = {
    tiles,
    zombies: spec.zombies?.map(on),
    bullets: spec.bullets?.map(on),
    lives: spec.lives?.map(on),
    players: Object.fromEntries(
      Object.entries(players).map(([id, { at: spot, items, hand = [], waits = [], ...rest }]) => [
        id,
        {
          ...rest,
          hand: [...hand],
          waits: [...waits],
          ...(spot ? { square: on(spot) } : {}),
          ...(items ? { items: items.map(itemOf) } : {}),
        },
      ]),
    ),
    turn: { seat: spec.seat ?? seats[0] ?? 'a', step: spec.step ?? 'move', ...spec.turn },
    effects,
    stack,
    deck: cards,
    discard,
    closed,
    lastTurns,
  };
  return openMatch(zombies, { ...base, position });
}

/** a moves on from the Grande-Place to a straight street, where b stands beside a zombie and a life. */
export const walkersTown = (): Game =>
  game({
    tiles: [['droite', 1, 0]],
    zombies: [[2, 0]],
    lives: [[1, 0]],
    step: 'moving',
    turn: { left: 3 },
    players: { a: {}, b: { at: [1, 0] } },
  });

const itemOf = (item: string | readonly [string, number]): Item =>
  typeof item === 'string' ? { card: item } : { card: item[0], counters: item[1] };

/** Only the town of a position is needed to know its squares. */
function squareOf(base: Setup, tiles: readonly LaidTile[], [east, south]: Spot): Square {
  const town = townOf(zombies.setup({ ...base, position: { tiles, turn: { seat: 'a' } } }));
  const square = squareAt(town, east, south);
  if (square === undefined) throw new Error(`no tile lies at ${east},${south}`);
  return square;
}

/** The square of a game at such bearings. */
export function at({ state }: Game, east: number, south: number): Square {
  const square = squareAt(townOf(state), east, south);
  if (square === undefined) throw new Error(`no tile lies at ${east},${south}`);
  return square;
}

/** A player's answer: the purpose of the question and the answer. */
export type Choice = readonly [purpose: string, answer: Json];

export const PASS: Choice = ['window', { pass: 'window' }];
export const playing = (card: string): Choice => ['window', { play: card }];
export const using = (card: string): Choice => ['window', { use: card }];

type Bare = Exclude<Command['type'], 'place' | 'stock' | 'step' | 'shift' | 'discard' | 'play' | 'use'>;

/** Commands without details, in order. */
export const actions = (...types: readonly Bare[]): Command[] => types.map((type) => ({ type }));

/** Steps of the pawn over these spots, in order. */
export const steps = (match: Game, ...spots: readonly Spot[]): Command[] => spots.map((spot) => ({ type: 'step', to: at(match, ...spot) }));

/** A zombie moved in the zombie step. */
export const shift = (match: Game, from: Spot, to: Spot): Command => ({ type: 'shift', from: at(match, ...from), to: at(match, ...to) });

/**
 * Gives commands for the seat that decides, with the dice and draws they need in order (a draw counts from 1) and the choices, all of which must be
 * used. The answers come one by one, and the whole is played again from the record, which must come to the same.
 */
export function play(
  match: Game,
  commands: Command | readonly Command[],
  dice: readonly number[] = [],
  choices: readonly Choice[] = [],
): readonly Event[] {
  const faces = [...dice];
  const answers = [...choices];
  const events: Event[] = [];
  for (const command of Array.isArray(commands) ? (commands as readonly Command[]) : [commands as Command]) {
    const count = match.entries.length;
    let progress = match.submit(zombies.active(match.state)[0] ?? '', command);
    while (progress.status === 'waiting') progress = respond(match, progress.question, faces, answers);
    if (progress.status === 'refused') throw new Error(`${text(command)} is refused: ${text(progress.refusal)}`);
    checkRecord(match, count);
    events.push(...progress.events);
  }
  if (faces.length > 0) throw new Error(`dice left over: ${faces.join(' ')} after ${events.map(({ type }) => type).join(', ')}`);
  if (answers.length > 0) throw new Error(`choices left over: ${text(answers)}`);
  return events;
}

function respond(match: Game, question: Question, faces: number[], answers: Choice[]): Progress<Event> {
  if (question.kind === 'roll') {
    if (faces.length < question.faces.length) throw new Error(`dice are missing for ${text(question)}`);
    return match.answer(faces.splice(0, question.faces.length), question.seat ?? '');
  }
  const [next] = answers.splice(0, 1);
  if (next?.[0] !== question.purpose) throw new Error(`${text(question)} is asked, the test answers ${text(next)}`);
  const progress = match.answer(next[1], askedSeats(question)[0] ?? '');
  if (progress.status === 'refused') throw new Error(`${text(next)} to ${text(question)}: ${text(progress.refusal)}`);
  return progress;
}

const text = (value: unknown): string => JSON.stringify(value);

/** The last entry, played again from its answers, and the fold of its events, both lead to the state reached. */
function checkRecord(match: Game, count: number): void {
  const entry = match.entries[count];
  if (!entry) throw new Error('the command left no entry');
  const again = match.fork(count, () => recorded(entry.answers, nobody));
  again.submit(entry.seat, entry.command);
  const reached = digest(match.state);
  if (digest(again.state) !== reached) throw new Error(`${text(entry.command)} does not replay`);
  if (digest(match.stateAt(count + 1)) !== reached) throw new Error(`${text(entry.command)}: events do not fold to the state`);
}

/** The rule that refuses a command to the seat that decides; undefined when it is allowed. */
export function refusal(match: Game, command: Command): string | undefined {
  return zombies.check(match.state, zombies.active(match.state)[0] ?? '', command)?.rule;
}

export function player(match: Game, seat: Seat): Player {
  return playerOf(match.state, seat);
}

/** The events of one type, in order. */
export function ofType<T extends Event['type']>(events: readonly Event[], type: T): Extract<Event, { type: T }>[] {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
}
