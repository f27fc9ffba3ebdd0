import { refuse, type Offer, type Random, type Refusal, type Seat } from '@escarmouche/referee';
import { misfit, placements, squaresOf, type Quarter } from '@escarmouche/space/tiles';
import type { Turn } from './card.ts';
import type { Command } from './commands.ts';
import { playerOf } from './players.ts';
import type { Square, State, TileKind } from './state.ts';
import { buildingSquares, isShut, kindOf, kindOfTile, townOf } from './town.ts';

/** Tiles in the bottom half of the stack, the heliport among them (ZB-SET-COMMON). */
const BOTTOM_HALF = 15;

/** Kinds that the top tile may be of, one entry a tile: the heliport lies in the bottom half (ZB-SET-COMMON). */
export function drawable({ scene, stack }: State): readonly string[] {
  if (stack.length <= BOTTOM_HALF) return stack;
  return stack.filter((kind) => kindOf(scene, kind).role !== 'heliport');
}

/** Is there a tile to draw in this turn (ZB-TILE-DRAW, ZB-TILE-CLOSED)? */
export const mayDraw = (state: State): boolean => drawRefusal(state) === undefined;

const CLOSED = refuse('ZB-TILE-CLOSED', 'La ville est fermée : plus de tuile à poser.', 'The town is closed: no tile is drawn any more.');
const USED_UP = refuse('ZB-TILE-DRAW', 'Il n’y a plus de tuile à piocher.', 'No tile is left to draw.');

export const drawRefusal = ({ stack, closed }: State): Refusal | undefined => (closed ? CLOSED : stack.length === 0 ? USED_UP : undefined);

/** Draws the top tile (ZB-TILE-DRAW); false when it cannot be placed and is gone (ZB-TILE-UNPLAYABLE). */
export function drawTile(turn: Turn, seat: Seat): boolean {
  const { state } = turn;
  const kinds = drawable(state);
  const kind = kinds[turn.draw('tile', kinds.length)] ?? '';
  turn.emit({ type: 'tileDrawn', kind, seat });
  const heliport = kindOf(state.scene, kind).role === 'heliport';
  if (placements(townOf(state), kindOf(state.scene, kind)).length > 0) {
    if (heliport) turn.emit({ type: 'placerSet', seat: heliportPlacer(turn) });
    return true;
  }
  const reshuffled = heliport && state.scene.options['heliport.unplaceable'] === 'reshuffled' && state.stack.length > 0;
  turn.emit({ type: 'tileDiscarded', kind, reshuffled });
  return false;
}

/** The player with the fewest trophies; of several, the one with the highest roll (ZB-TILE-HELIPORT). */
function heliportPlacer(turn: Turn): Seat {
  const { scene } = turn.state;
  const trophies = scene.seats.map(({ seat }) => playerOf(turn.state, seat).trophies);
  const fewest = Math.min(...trophies);
  return rollOff(
    turn,
    'heliport',
    scene.seats.flatMap(({ seat }, i) => (trophies[i] === fewest ? [seat] : [])),
  );
}

/** The seat with the highest roll of one die; tied seats roll again. */
export function rollOff(turn: Turn, purpose: 'start' | 'heliport', seats: readonly Seat[]): Seat {
  let best = seats;
  while (best.length > 1) {
    const dice = best.map((seat) => {
      const [die = 0] = turn.dice(purpose, [6], undefined, seat);
      turn.emit({ type: 'diced', for: purpose, seat, die });
      return die;
    });
    const highest = Math.max(...dice);
    best = best.filter((_, i) => dice[i] === highest);
  }
  return best[0] ?? '';
}

const MISFITS: Readonly<Record<NonNullable<ReturnType<typeof misfit>>, Refusal>> = {
  occupied: refuse('ZB-TILE-CONNECT', 'Cet emplacement est pris.', 'This place is taken.'),
  apart: refuse('ZB-TILE-CONNECT', 'Aucune route ne s’y raccorde.', 'No road joins it there.'),
  blocked: refuse('ZB-TILE-CONNECT', 'Une route buterait contre un bord fermé.', 'A road would run into a closed edge.'),
};

/** The kind of the tile in hand. */
function drawnKind({ scene, turn }: State): TileKind {
  return kindOf(scene, turn.drawn ?? '');
}

export function placeRefusal(state: State, { x, y, turn }: { x: number; y: number; turn: Quarter }): Refusal | undefined {
  const wrong = misfit(townOf(state), drawnKind(state), { x, y, turn });
  return wrong && MISFITS[wrong];
}

export function placeOffers(state: State): Offer<Command>[] {
  return placements(townOf(state), drawnKind(state)).map(({ x, y, turn }) => ({
    id: `place:${x}:${y}:${turn}`,
    type: 'place',
    command: { type: 'place', x, y, turn },
  }));
}

/** Lays the tile in hand; its pieces follow at once where there is nothing to choose. True when they have. */
export function placeTile(turn: Turn, seat: Seat, at: { x: number; y: number; turn: Quarter }): boolean {
  const { state } = turn;
  turn.emit({ type: 'tilePlaced', kind: drawnKind(state).id, seat, x: at.x, y: at.y, turn: at.turn });
  closeTown(turn, seat);
  const plan = stockPlan(state);
  const forced = plan.zombies >= plan.squares.length && plan.bullets + plan.lives === 0;
  if (forced) turn.emit({ type: 'stocked', zombies: plan.squares, bullets: [], lives: [] });
  return forced;
}

/** A town found shut is closed: after each placement, and at the start of a turn (ZB-TILE-CLOSED). */
export function closeTown(turn: Turn, seat: Seat): void {
  const { state } = turn;
  if (state.closed || !isShut(state)) return;
  const penalty = state.scene.options['town.closingPenalty'] === 'yes' && seat === state.turn.seat && state.turn.step === 'place';
  turn.emit({ type: 'townClosed', penalty });
}

/** Pieces of the tile just placed, and the squares for them (ZB-TILE-NAMED, ZB-TILE-UNNAMED, ZB-TILE-HELIPORT). */
export interface StockPlan {
  readonly squares: readonly Square[];
  readonly zombies: number;
  readonly bullets: number;
  readonly lives: number;
}

export function stockPlan(state: State): StockPlan {
  const tile = state.turn.stocking ?? 0;
  const kind = kindOfTile(state, tile);
  const { grounds } = townOf(state);
  const squares = kind.named ? buildingSquares(state, tile) : squaresOf(tile).filter((square) => grounds[square] !== 'X');
  const wanted = kind.named || kind.role === 'heliport' ? kind.zombies : kind.exits.length;
  const limited = state.scene.options['supply.tokens'] === 'physical';
  const within = (count: number, supply: number): number => Math.min(count, limited ? supply : count);
  const bullets = within(kind.bullets, state.supply.bullets);
  return {
    squares,
    zombies: Math.min(wanted, squares.length, state.supply.zombies),
    bullets: Math.min(bullets, squares.length),
    lives: Math.min(within(kind.lives, state.supply.lives), squares.length - Math.min(bullets, squares.length)),
  };
}

type Stock = Extract<Command, { type: 'stock' }>;

export function stockRefusal(state: State, { zombies, bullets, lives }: Stock): Refusal | undefined {
  const plan = stockPlan(state);
  const { named } = kindOfTile(state, state.turn.stocking ?? 0);
  const rule = named ? 'ZB-TILE-NAMED' : 'ZB-TILE-UNNAMED';
  const lists = [zombies, bullets, lives];
  if (lists.some((list) => list.some((square) => !plan.squares.includes(square)))) {
    return refuse(rule, 'Une pièce est hors des cases prévues de la tuile.', 'A piece lies outside the squares that the tile has for it.');
  }
  if (zombies.length !== plan.zombies || bullets.length !== plan.bullets || lives.length !== plan.lives) {
    return refuse(
      rule,
      `Il faut ${plan.zombies} zombie(s), ${plan.bullets} balle(s) et ${plan.lives} vie(s).`,
      `It takes ${plan.zombies} zombie(s), ${plan.bullets} bullet(s) and ${plan.lives} life token(s).`,
    );
  }
  const tokens = [...bullets, ...lives];
  if (new Set(zombies).size !== zombies.length || new Set(tokens).size !== tokens.length) {
    return refuse(rule, 'Un seul zombie et un seul jeton par case.', 'One zombie and one token a square at most.');
  }
  return undefined;
}

/** The command that lays the pieces of a tile, where they can lie in one way alone. */
export function onlyStock(state: State): Offer<Command> | undefined {
  const { squares, zombies, bullets, lives } = stockPlan(state);
  const sure = (count: number): boolean => count === 0 || count === squares.length;
  if (![zombies, bullets, lives].every(sure)) return undefined;
  const all = (count: number): Square[] => squares.slice(0, count);
  const command = { type: 'stock', zombies: all(zombies), bullets: all(bullets), lives: all(lives) } as const;
  return { id: 'stock', type: 'stock', command };
}

/** Squares for the pieces at random. */
export function sampleStock(state: State, random: Random): Stock {
  const { squares, zombies, bullets, lives } = stockPlan(state);
  const tokens = draw(squares, bullets + lives, random);
  return { type: 'stock', zombies: draw(squares, zombies, random), bullets: tokens.slice(0, bullets), lives: tokens.slice(bullets) };
}

function draw(squares: readonly Square[], count: number, random: Random): Square[] {
  const left = [...squares];
  return Array.from({ length: count }, () => left.splice(random(left.length), 1)[0] ?? 0);
}
