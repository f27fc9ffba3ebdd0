import { agrees, eachOnce, id, list, optionsOf, setupReader, whole, type Data, type Report } from '@escarmouche/referee/schema';
import * as z from 'zod/mini';
import { cardIds } from './cards/index.ts';
import { cardKind, tileKind } from './content.ts';
import { setup as open } from './opening.ts';
import { OPTION_VALUES } from './options.ts';
import { validate } from './validate.ts';
import { BOX, KILLS_TO_WIN, MOST_LIVES } from './numbers.ts';
import { cards, effects, lastTurns, player, seat, squares, stack, tiles, turn, type LaidTile } from './state.ts';
import { townOf } from './town.ts';

const MOST_KINDS = 100;
const MOST_CARDS = 200;

/** A game under way: everything that differs from its beginning. */
const position = z.strictObject({
  /** After the Grande-Place, in order. */
  tiles: z.optional(tiles),
  zombies: z.optional(squares),
  bullets: z.optional(squares),
  lives: z.optional(squares),
  /** No player has lost the last life, or won. */
  players: z.optional(
    z.record(
      id,
      z.extend(z.partial(player), { lives: z.optional(whole(1, MOST_LIVES)), trophies: z.optional(whole(0, KILLS_TO_WIN - 1)) }),
    ),
  ),
  turn: z.extend(z.partial(turn), { seat: id }),
  effects: z.optional(effects),
  /** The tiles left; when absent, all those not on the table. */
  stack: z.optional(stack),
  /** The cards left; when absent, all those neither held, in play nor discarded. */
  deck: z.optional(cards),
  discard: z.optional(cards),
  closed: z.optional(z.boolean()),
  lastTurns: z.optional(lastTurns.check(z.minimum(1))),
});

/** The opening of a game. */
const setup = z
  .strictObject({
    /** Clockwise; two to six (ZB-CORE-PLAYERS). */
    seats: list(seat, 6).check(z.minLength(2)),
    kinds: list(tileKind, MOST_KINDS).check(z.minLength(1)),
    deck: list(cardKind, MOST_CARDS),
    options: optionsOf(OPTION_VALUES),
    /** A game already begun, for tests, cases and puzzles. */
    position: z.optional(position),
  })
  .check(agrees(judgeBox), agrees(judgePosition), agrees(judgePieces), agrees(judgeState));

export type Setup = Data<typeof setup>;
export type Position = Data<typeof position>;
type Found = z.output<typeof setup>;

/** Reads a set-up that comes from outside, such as the header of a match file. */
export const parseSetup = setupReader(setup);

/** Names used twice, a start and a heliport, cards that have rules. */
function judgeBox({ seats, kinds, deck }: Found, report: Report): void {
  eachOnce(
    seats.map((one) => one.seat),
    (i) => ['seats', i, 'seat'],
    report,
  );
  eachOnce(
    kinds.map((one) => one.id),
    (i) => ['kinds', i, 'id'],
    report,
  );
  eachOnce(
    deck.map((one) => one.id),
    (i) => ['deck', i, 'id'],
    report,
  );
  for (const role of ['start', 'heliport'] as const) {
    const several = kinds.filter((one) => one.role === role).length;
    if (several > 1 || (several === 0 && role === 'start')) {
      report(['kinds'], `une seule tuile « ${role} » attendue`, `exactly one tile "${role}" is expected`);
    }
  }
  judgeCards(
    deck.map((one) => one.id),
    (i) => ['deck', i, 'id'],
    report,
  );
}

function judgeCards(names: readonly string[], path: (index: number) => readonly PropertyKey[], report: Report): void {
  const known: ReadonlySet<string> = new Set(cardIds());
  names.forEach((name, i) => {
    if (!known.has(name)) report(path(i), 'carte inconnue', 'unknown card');
  });
}

/** Faults of a game under way: names of things that do not exist. */
function judgePosition({ seats, kinds, position: start }: Found, report: Report): void {
  if (!start) return;
  const at: Report = (path, fr, en) => report(['position', ...path], fr, en);
  const isSeat = (name: string | undefined, path: readonly PropertyKey[]): void => {
    if (name !== undefined && !seats.some((one) => one.seat === name)) at(path, 'joueur inconnu', 'unknown player');
  };
  const isKind = (name: string | undefined, path: readonly PropertyKey[]): void => {
    if (name !== undefined && !kinds.some((one) => one.id === name)) at(path, 'tuile inconnue', 'unknown tile');
  };
  const areCards = (names: readonly string[] | undefined, path: readonly PropertyKey[]): void => {
    judgeCards(names ?? [], (i) => [...path, i], at);
  };
  const laid = start.tiles ?? [];
  const cells = ['0,0', ...laid.map(({ x, y }) => `${x},${y}`)];
  laid.forEach((tile, i) => {
    isKind(tile.kind, ['tiles', i, 'kind']);
    if (cells.indexOf(`${tile.x},${tile.y}`) <= i) at(['tiles', i], 'cet emplacement est pris', 'this place is taken');
  });
  start.stack?.forEach((name, i) => isKind(name, ['stack', i]));
  areCards(start.deck, ['deck']);
  areCards(start.discard, ['discard']);
  for (const [name, given] of Object.entries(start.players ?? {})) {
    const path = ['players', name];
    isSeat(name, path);
    areCards(given.hand, [...path, 'hand']);
    areCards(given.waits, [...path, 'waits']);
    judgeCards(given.items?.map(({ card }) => card) ?? [], (i) => [...path, 'items', i, 'card'], at);
  }
  for (const member of ['seat', 'placer', 'mover'] as const) isSeat(start.turn[member], ['turn', member]);
  start.turn.passed?.forEach((name, i) => isSeat(name, ['turn', 'passed', i]));
  isKind(start.turn.drawn, ['turn', 'drawn']);
  if ((start.turn.stocking ?? 0) > laid.length) at(['turn', 'stocking'], 'tuile inconnue', 'unknown tile');
  start.effects?.forEach(({ card, on, until, tile }, i) => {
    judgeCards([card], () => ['effects', i, 'card'], at);
    isSeat(on, ['effects', i, 'on']);
    isSeat(until, ['effects', i, 'until']);
    if ((tile ?? 0) > laid.length) at(['effects', i, 'tile'], 'tuile inconnue', 'unknown tile');
  });
}

/** Faults of pieces: where none can be, and more of them than there are. */
function judgePieces({ kinds, position: start }: Found, report: Report): void {
  if (!start) return;
  const at: Report = (path, fr, en) => report(['position', ...path], fr, en);
  const home: LaidTile = { kind: kinds.find(({ role }) => role === 'start')?.id ?? '', x: 0, y: 0, turn: 0 };
  const { grounds } = townOf({
    scene: { seats: [], kinds, deck: [], options: {} as never },
    tiles: [home, ...(start.tiles ?? [])],
  });
  const lies = (there: number, path: readonly PropertyKey[]): void => {
    if ((grounds[there] ?? 'X') === 'X') at(path, 'personne ne peut être là', 'nothing can be there');
  };
  const { zombies = [], bullets = [], lives = [], players = {} } = start;
  const tokens = [...bullets, ...lives];
  if (new Set(tokens).size < tokens.length) at(['lives'], 'un seul jeton par case', 'one token a square');
  if (new Set(zombies).size < zombies.length) at(['zombies'], 'un seul zombie par case', 'one zombie a square');
  for (const [key, all] of Object.entries({ zombies, bullets, lives })) all.forEach((there, i) => lies(there, [key, i]));
  for (const [name, { square }] of Object.entries(players)) {
    if (square !== undefined) lies(square, ['players', name, 'square']);
  }
  const trophies = Object.values(players).reduce((sum, given) => sum + (given.trophies ?? 0), 0);
  if (trophies + zombies.length > BOX.zombies) {
    at(['zombies'], `plus de ${BOX.zombies} zombies`, `more than ${BOX.zombies} zombies`);
  }
}

/** The rules check the state when nothing else is wrong. */
function judgeState(found: Found, report: Report): void {
  const flaw = found.position && validate(open(found));
  if (flaw !== undefined) report(['position'], `impossible à jouer : ${flaw}`, `cannot be played: ${flaw}`);
}
