import type { Json, Text } from '@escarmouche/referee';
import { BOX, cardIds, OPTION_KEYS, OPTION_VALUES, townOf, zombies, type LaidTile, type Setup } from '@escarmouche/zombies';
import { z } from 'zod';
import { because, parseWith, type Parsed } from './schema-reasons.ts';

/**
 * Set-ups of Zombies!!! that come from outside: the header of a match file. Everything is named, bounded and checked against everything else, so
 * that what passes can be played, and what does not is told with its place and the reason.
 */

const MOST_TILES = 200;
const MOST_CARDS = 200;
const FARTHEST = 100;
/** Squares of a town of so many tiles. */
const MOST_SQUARES = (MOST_TILES + 1) * 9;

/** Names become keys of plain objects: none may be one that every object has. */
const id = z
  .string()
  .min(1)
  .max(60)
  .refine((name) => !(name in {}), because('ce nom est réservé', 'this name is reserved'));
const words = z.string().max(300);
const text = z.strictObject({ fr: words, en: words });
const count = z.int().min(0).max(1000);
const place = z.int().min(0).max(2);
const quarter = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

const known: ReadonlySet<string> = new Set(cardIds());
const slug = z.string().refine((card) => known.has(card), because('carte inconnue', 'unknown card'));
const cards = z.array(slug).max(MOST_CARDS);

const kind = z.strictObject({
  id,
  name: text,
  rule: words,
  count: z.int().min(0).max(50),
  named: z.boolean(),
  grid: z.array(z.string().regex(/^[RBHX]{3}$/)).length(3),
  exits: z.array(z.enum(['N', 'E', 'S', 'W'])).max(4),
  doors: z.array(z.array(z.tuple([place, place])).length(2)).max(12),
  zombies: z.int().min(0).max(9),
  bullets: z.int().min(0).max(9),
  lives: z.int().min(0).max(9),
  role: z.enum(['start', 'heliport']).optional(),
});

const card = z.strictObject({ id: slug, name: text, rule: words, copies: z.int().min(0).max(20) });

const options = z.strictObject(
  Object.fromEntries(OPTION_KEYS.map((key) => [key, z.enum(OPTION_VALUES[key] as unknown as readonly [string, ...string[]]).optional()])),
);

const square = z.int().min(0).max(MOST_SQUARES);
const squares = z.array(square).max(MOST_SQUARES);

const player = z.strictObject({
  square: square.optional(),
  lives: z.int().min(1).max(5).optional(),
  bullets: count.optional(),
  trophies: z.int().min(0).max(24).optional(),
  heliportKills: count.optional(),
  hand: cards.optional(),
  items: z
    .array(z.strictObject({ card: slug, counters: z.int().min(1).max(3).optional() }))
    .max(MOST_CARDS)
    .optional(),
  waits: cards.optional(),
  played: z.boolean().optional(),
});

const turn = z.strictObject({
  seat: id,
  number: z.int().min(0).max(100_000).optional(),
  step: z.enum(['tile', 'place', 'stock', 'encounter', 'refill', 'move', 'moving', 'herd', 'herding', 'discard']).optional(),
  drawn: id.optional(),
  placer: id.optional(),
  stocking: z.int().min(0).max(MOST_TILES).optional(),
  closing: z.boolean().optional(),
  doubled: z.boolean().optional(),
  left: count.optional(),
  moved: count.optional(),
  pace: z.strictObject({ die: z.int().min(1).max(6), bonus: count, halved: z.boolean() }).optional(),
  stopped: z.boolean().optional(),
  out: z.boolean().optional(),
  discarded: z.boolean().optional(),
  mover: id.optional(),
  herd: z.int().min(0).max(6).optional(),
  shifted: squares.optional(),
  passed: z.array(id).max(6).optional(),
});

const position = z.strictObject({
  tiles: z
    .array(
      z.strictObject({
        kind: id,
        x: z.int().min(-FARTHEST).max(FARTHEST),
        y: z.int().min(-FARTHEST).max(FARTHEST),
        turn: quarter,
      }),
    )
    .max(MOST_TILES)
    .optional(),
  zombies: squares.optional(),
  bullets: squares.optional(),
  lives: squares.optional(),
  players: z.record(id, player).optional(),
  turn,
  effects: z
    .array(z.strictObject({ card: slug, on: id, until: id, ends: z.int().min(1).max(10), tile: z.int().min(0).max(MOST_TILES).optional() }))
    .max(50)
    .optional(),
  stack: z.array(id).max(MOST_TILES).optional(),
  deck: cards.optional(),
  discard: cards.optional(),
  closed: z.boolean().optional(),
  lastTurns: z.int().min(1).max(6).optional(),
});

const setupSchema = z
  .strictObject({
    seats: z
      .array(z.strictObject({ seat: id, name: words }))
      .min(2)
      .max(6),
    kinds: z.array(kind).min(1).max(100),
    deck: z.array(card).max(MOST_CARDS),
    options,
    position: position.optional(),
  })
  .superRefine((found, context) => {
    // A number out of its bounds does not stop the schema, and nothing could be set up with it.
    if (context.issues.length > 0) return;
    const [first] = contradictions(found as unknown as Setup);
    if (first) context.addIssue({ code: 'custom', message: first.en, params: { reason: first }, path: [...first.path] });
  });

interface Contradiction extends Text {
  readonly path: readonly PropertyKey[];
}

/** What each part allows and the whole does not; the rules look at what is left when nothing else is wrong. */
function contradictions(setup: Setup): readonly Contradiction[] {
  const wrong: Contradiction[] = [];
  const report = (path: readonly PropertyKey[], fr: string, en: string): void => void wrong.push({ path, fr, en });
  const taken = (names: readonly string[], path: (i: number) => readonly PropertyKey[]): void => {
    names.forEach((name, i) => names.indexOf(name) < i && report(path(i), `« ${name} » est déjà pris`, `"${name}" is already taken`));
  };
  const { seats, kinds, deck, position: start } = setup;
  taken(
    seats.map(({ seat }) => seat),
    (i) => ['seats', i, 'seat'],
  );
  taken(
    kinds.map((one) => one.id),
    (i) => ['kinds', i, 'id'],
  );
  taken(
    deck.map((one) => one.id),
    (i) => ['deck', i, 'id'],
  );
  for (const role of ['start', 'heliport'] as const) {
    const several = kinds.filter((one) => one.role === role).length;
    if (several > 1 || (several === 0 && role === 'start')) {
      report(['kinds'], `une seule tuile « ${role} » attendue`, `exactly one tile "${role}" is expected`);
    }
  }
  if (wrong.length === 0 && start) startFaults(setup, start, report);
  const flaw = wrong.length === 0 && start ? zombies.misshapen?.(zombies.setup(setup)) : undefined;
  if (flaw !== undefined) report(['position'], `impossible à jouer : ${flaw}`, `cannot be played: ${flaw}`);
  return wrong;
}

type Report = (path: readonly PropertyKey[], fr: string, en: string) => void;

/** What a game under way names and does not exist, and pieces where none can be. */
function startFaults({ seats, kinds }: Setup, start: NonNullable<Setup['position']>, report: Report): void {
  const at: Report = (path, fr, en) => report(['position', ...path], fr, en);
  const isSeat = (seat: string | undefined, path: readonly PropertyKey[]): void => {
    if (seat !== undefined && !seats.some((one) => one.seat === seat)) at(path, 'joueur inconnu', 'unknown player');
  };
  const isKind = (name: string | undefined, path: readonly PropertyKey[]): void => {
    if (name !== undefined && !kinds.some((one) => one.id === name)) at(path, 'tuile inconnue', 'unknown tile');
  };
  const tiles: readonly LaidTile[] = start.tiles ?? [];
  const cells = ['0,0', ...tiles.map(({ x, y }) => `${x},${y}`)];
  tiles.forEach((tile, i) => {
    isKind(tile.kind, ['tiles', i, 'kind']);
    if (cells.indexOf(`${tile.x},${tile.y}`) <= i) at(['tiles', i], 'cet emplacement est pris', 'this place is taken');
  });
  (start.stack ?? []).forEach((name, i) => isKind(name, ['stack', i]));
  for (const seat of Object.keys(start.players ?? {})) isSeat(seat, ['players', seat]);
  isSeat(start.turn.seat, ['turn', 'seat']);
  isSeat(start.turn.placer, ['turn', 'placer']);
  isSeat(start.turn.mover, ['turn', 'mover']);
  (start.turn.passed ?? []).forEach((seat, i) => isSeat(seat, ['turn', 'passed', i]));
  isKind(start.turn.drawn, ['turn', 'drawn']);
  if ((start.turn.stocking ?? 0) > tiles.length) at(['turn', 'stocking'], 'tuile inconnue', 'unknown tile');
  (start.effects ?? []).forEach((effect, i) => {
    isSeat(effect.on, ['effects', i, 'on']);
    isSeat(effect.until, ['effects', i, 'until']);
    if ((effect.tile ?? 0) > tiles.length) at(['effects', i, 'tile'], 'tuile inconnue', 'unknown tile');
  });
  if (tiles.some((tile) => !kinds.some((one) => one.id === tile.kind))) return;
  piecesFaults(kinds, tiles, start, at);
}

function piecesFaults(kinds: Setup['kinds'], tiles: readonly LaidTile[], start: NonNullable<Setup['position']>, at: Report): void {
  const home: LaidTile = { kind: kinds.find(({ role }) => role === 'start')?.id ?? '', x: 0, y: 0, turn: 0 };
  const { grounds } = townOf({ scene: { seats: [], kinds, deck: [], options: {} as never }, tiles: [home, ...tiles] });
  const lies = (there: number, path: readonly PropertyKey[]): void => {
    if ((grounds[there] ?? 'X') === 'X') at(path, 'personne ne peut être là', 'nothing can be there');
  };
  const tokens = [...(start.bullets ?? []), ...(start.lives ?? [])];
  if (new Set(tokens).size < tokens.length) at(['lives'], 'un seul jeton par case', 'one token a square');
  if (new Set(start.zombies).size < (start.zombies ?? []).length) at(['zombies'], 'un seul zombie par case', 'one zombie a square');
  for (const key of ['zombies', 'bullets', 'lives'] as const) (start[key] ?? []).forEach((there, i) => lies(there, [key, i]));
  for (const [seat, given] of Object.entries(start.players ?? {})) {
    if (given.square !== undefined) lies(given.square, ['players', seat, 'square']);
  }
  const trophies = Object.values(start.players ?? {}).reduce((sum, given) => sum + (given.trophies ?? 0), 0);
  if (trophies + (start.zombies ?? []).length > BOX.zombies)
    at(['zombies'], `plus de ${BOX.zombies} zombies`, `more than ${BOX.zombies} zombies`);
}

/** Reads a set-up that comes from outside. Never throws; the reason begins with the place: "setup.position.tiles[0]: …". */
export const parseZombiesSetup = (json: Json): Parsed<Setup> => parseWith<Setup>(setupSchema, json);
