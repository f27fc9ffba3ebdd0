import type { Spot } from '../spot.ts';

/** A piece with a key that stays with it while it moves: zombies have no names. */
export type Keyed<P> = P & { readonly key: number };

const far = (a: Spot, b: Spot): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
const place = ({ x, y }: Spot): string => `${x} ${y}`;

/**
 * Pieces by their places before and now: who stands where one stood is the same; of the others, the one that came is the one that went when there is
 * one of each, or when they are neighbours.
 */
export function followed<P extends { readonly at: Spot }>(before: readonly Keyed<P>[], now: readonly P[]): readonly Keyed<P>[] {
  const here = new Set(now.map(({ at }) => place(at)));
  const there = new Map(before.map((piece) => [place(piece.at), piece]));
  const gone = before.filter(({ at }) => !here.has(place(at)));
  const come = now.filter(({ at }) => !there.has(place(at))).length;
  let next = 1 + Math.max(0, ...before.map(({ key }) => key));
  const keyOf = ({ at }: P): number => {
    const stayed = there.get(place(at));
    if (stayed) return stayed.key;
    const from = gone.length === 1 && come === 1 ? 0 : gone.findIndex((piece) => far(piece.at, at) === 1);
    return from < 0 ? next++ : (gone.splice(from, 1)[0]?.key ?? next++);
  };
  return now.map((piece) => ({ ...piece, key: keyOf(piece) })).sort((a, b) => a.key - b.key);
}

/** Follows pieces from one moment to the next. */
export function follower<P extends { readonly at: Spot }>(): (now: readonly P[]) => readonly Keyed<P>[] {
  let known: readonly Keyed<P>[] = [];
  return (now) => (known = followed(known, now));
}
