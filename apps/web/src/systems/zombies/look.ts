import type { Silhouette } from '@escarmouche/content/silhouettes';
import type { Language, Seat } from '@escarmouche/referee';
import { bearings, SIDE, squareAt } from '@escarmouche/space/tiles';
import { bearingText, besideCell, kindAt, townOf, type Player, type Square, type State } from '@escarmouche/zombies';
import type { BoardPoint } from '../../boards/board-point.ts';

export { nameOf } from '@escarmouche/zombies';

/** Readings of a game for the table. A pawn is called by its seat, a zombie by its square: "z14". */

export const zombieId = (square: Square): string => `z${square}`;

/** The square of the zombie with this name; undefined for a name of no standing zombie. */
export function zombieSquare({ zombies }: State, id: string | undefined): Square | undefined {
  const square = id !== undefined && /^z\d+$/.test(id) ? Number(id.slice(1)) : -1;
  return zombies[square] === 1 ? square : undefined;
}

export const sideOf = ({ scene }: State, seat: Seat): number => scene.seats.findIndex((one) => one.seat === seat);

/** Looks of the players' pawns, by side. */
const PAWNS: readonly Silhouette[] = [
  { kind: 'civilian', held: 'rifle' },
  { kind: 'police', held: 'pistol' },
  { kind: 'healer', held: 'axe' },
  { kind: 'pistol', held: 'rifle' },
  { kind: 'priest', held: 'club' },
  { kind: 'trooper', held: 'rifle' },
];
export const silhouetteOf = (side: number): Silhouette => PAWNS[side % PAWNS.length] ?? { kind: 'civilian' };

export const playerIn = ({ players }: State, seat: Seat): Player | undefined => players[seat];

export function spotOf(state: State, square: Square): BoardPoint {
  const { east, south } = bearings(townOf(state), square);
  return { x: east, y: south };
}

/** The square at a spot, if a piece may stand on it. */
export function squareIn(state: State, { x, y }: BoardPoint): Square | undefined {
  const town = townOf(state);
  const square = squareAt(town, Math.round(x), Math.round(y));
  return square === undefined || town.grounds[square] === 'X' ? undefined : square;
}

/** "4 E, 2 N", or the word for the centre. */
export function squareName(state: State, square: Square, language: Language): string {
  return spotName(spotOf(state, square), language);
}

export function spotName({ x, y }: BoardPoint, language: Language): string {
  return bearingText({ east: x, south: y }, language) || 'centre';
}

export const tileName = (state: State, square: Square, language: Language): string => kindAt(state, square).name[language];

/** The place of a square for a reader: its bearings, and the tile under it. */
export const whereIs = (state: State, square: Square, language: Language): string =>
  `${squareName(state, square, language)}, ${tileName(state, square, language)}`;

/** The place of an empty cell of the grid of tiles, by its middle and a tile whose road leads there; undefined where no road does. */
export function cellName(state: State, cell: BoardPoint, language: Language): string | undefined {
  const beside = besideCell(state, cell, language);
  const middle = spotName({ x: cell.x * SIDE, y: cell.y * SIDE }, language);
  return beside && `${middle}, ${beside.map((part) => (typeof part === 'string' ? part : part.text)).join('')}`;
}

/** A card by its slug. */
function cardKind({ scene }: State, id: string) {
  return scene.deck.find((one) => one.id === id);
}

export const cardName = (state: State, id: string, language: Language): string => cardKind(state, id)?.name[language] ?? id;
export const cardRule = (state: State, id: string): string => cardKind(state, id)?.rule ?? 'ZB-CARD-ANYTIME';

/** The seat that decides now. */
export const deciderOf = ({ turn }: State): Seat =>
  turn.step === 'place' || turn.step === 'stock' ? (turn.placer ?? turn.seat) : turn.seat;
