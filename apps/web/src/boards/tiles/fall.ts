import type { PawnOnBoard, ZombieOnBoard } from './model.ts';
import type { Keyed } from './follow.ts';
import { keyOf } from './places.ts';

/** Zombies that are gone from a square where a pawn stands: killed, for they are met nowhere else. */
export function killed(
  before: readonly Keyed<ZombieOnBoard>[],
  now: readonly Keyed<ZombieOnBoard>[],
  pawns: readonly Pick<PawnOnBoard, 'at'>[],
): readonly Keyed<ZombieOnBoard>[] {
  const left = new Set(now.map(({ key }) => key));
  const met = new Set(pawns.map(({ at }) => keyOf(at)));
  return before.filter(({ key, at }) => !left.has(key) && met.has(keyOf(at)));
}

/** A pawn without a life lies where it was lost, until its player begins afresh elsewhere. */
export const lies = ({ vitality }: Pick<PawnOnBoard, 'vitality'>): boolean => vitality.left === 0;

/** Pawns that lay and lie no longer, as they were. */
export const risen = (before: readonly PawnOnBoard[], now: readonly PawnOnBoard[]): readonly PawnOnBoard[] =>
  before.filter((pawn) => lies(pawn) && now.some((one) => one.id === pawn.id && !lies(one)));
