import type { BoardPoint } from '../board-point.ts';

/** A piece with a key that stays with it while it moves: zombies have no names. */
export type Keyed<P> = P & { readonly key: number };

const far = (a: BoardPoint, b: BoardPoint): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
const place = ({ x, y }: BoardPoint): string => `${x} ${y}`;

/** Zombies are named by the square that they stand on, or are on the way to. */
type Piece = { readonly id?: string; readonly at: BoardPoint };

/**
 * Pieces by their places before and now: a piece where one stood is the same, and so is a piece on the way to where one was; of the others,
 * a piece that came is the one that went when there is one of each, or when they are neighbours.
 */
export function followed<P extends Piece>(before: readonly Keyed<P>[], now: readonly P[]): readonly Keyed<P>[] {
  const here = new Set(now.map(({ at }) => place(at)));
  const there = new Map(before.map((piece) => [place(piece.at), piece]));
  const left = before.filter(({ at }) => !here.has(place(at)));
  const onTheWay = new Map(left.flatMap((piece) => (piece.id === undefined ? [] : [[piece.id, piece]])));
  const ids = new Set(now.map(({ id }) => id));
  const gone = left.filter(({ id }) => id === undefined || !ids.has(id));
  const sameOf = ({ id, at }: P): Keyed<P> | undefined => there.get(place(at)) ?? (id === undefined ? undefined : onTheWay.get(id));
  const come = now.filter((piece) => !sameOf(piece)).length;
  let next = 1 + Math.max(0, ...before.map(({ key }) => key));
  const keyOf = (piece: P): number => {
    const same = sameOf(piece);
    if (same) return same.key;
    const from = gone.length === 1 && come === 1 ? 0 : gone.findIndex(({ at }) => far(at, piece.at) <= 1);
    return from < 0 ? next++ : (gone.splice(from, 1)[0]?.key ?? next++);
  };
  return now.map((piece) => ({ ...piece, key: keyOf(piece) })).sort((a, b) => a.key - b.key);
}

/** Follows pieces from one moment to the next. */
export function follower<P extends Piece>(): (now: readonly P[]) => readonly Keyed<P>[] {
  let known: readonly Keyed<P>[] = [];
  return (now) => (known = followed(known, now));
}
