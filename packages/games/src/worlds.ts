import type { BattleMap } from '@escarmouche/content';
import type { Random } from '@escarmouche/referee';
import type { BandFigure } from './setups.ts';

/** A world of a game of bands: base of its figures' worths (docs/worth.md). */
export interface World {
  readonly id: string;
  /** Maps that its battles are fought on. */
  readonly maps: readonly BattleMap[];
  /** Ids of profiles. */
  readonly profiles: readonly string[];
  /** Profiles, weapons and further lists: a change calls for new worths. */
  readonly lists: unknown;
  /** Parts of a figure, each with its number: the worth of parts is measured. */
  parts(figure: BandFigure): ReadonlyMap<string, number>;
  /** A figure of a profile, now and then with other equipment than is printed. */
  random(profile: string, random: Random): BandFigure;
  /** A band as it takes the field, but for the names of its profiles. */
  sheets(figures: readonly BandFigure[]): readonly unknown[];
}

/** Of a list that may be empty. */
export const oneOf = <T>(list: readonly T[], random: Random): T | undefined => (list.length === 0 ? undefined : list[random(list.length)]);
