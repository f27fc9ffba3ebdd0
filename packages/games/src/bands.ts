import type { BattleMap } from '@escarmouche/content';
import { NOBODY, type Seat } from '@escarmouche/referee';
import type { BandSetup, Fielded, FieldedGroup, ReadyBand } from './setups.ts';
import type { World } from './worlds.ts';

/** Bands of a game: its worlds and ready bands, and their battles. */
export interface BandGame {
  /** Worlds that bands are of, the usual one first. */
  readonly worlds: readonly World[];
  /** Figure's part (`world/part`) that is worth 100 by agreement, so that all worlds are on one scale. */
  readonly anchor: string;
  readonly ready: readonly ReadyBand[];
  /** Ready bands that are made to meet. */
  readonly rivals: readonly (readonly [string, string])[];
  /** Opening battle at one click: two ready bands, and a map. */
  readonly first: { readonly bands: readonly [string, string]; readonly map: string };
  /** Sets up a battle of bands. */
  battle(ground: { readonly table: BattleMap['table']; readonly options: object }, groups: readonly FieldedGroup[]): BandSetup;
  /** Is a band played by the rules alone? */
  playsItself?(band: Fielded): boolean;
}

const SIDES = ['a', 'b'] as const;

/**
 * A battle of two bands, the first in the first zone of the map. Each band is its own group, side and seat: "a" and "b"; a band that plays
 * itself has no seat, as long as the other is somebody's.
 */
export function bandBattle(
  { battle, playsItself }: Pick<BandGame, 'battle' | 'playsItself'>,
  two: readonly [Fielded, Fielded],
  map: BattleMap,
  options: object,
  swapped: boolean,
): BandSetup {
  const zones = swapped ? map.zones.slice(0, 2).toReversed() : map.zones;
  const alone = two.map((band) => playsItself?.(band) ?? false);
  const seatOf = (i: number): Seat | undefined => (alone[i] && alone.includes(false) ? NOBODY : SIDES[i]);
  const groups = two.flatMap((band, i): FieldedGroup[] => {
    const [id, seat, zone] = [SIDES[i], seatOf(i), zones[i]];
    return id === undefined || seat === undefined || !zone ? [] : [{ ...band, id, side: id, seat, zone }];
  });
  return battle({ table: map.table, options }, groups);
}
