import type { FigureChoice, Gear } from '@escarmouche/content';
import type { Language, Text } from '@escarmouche/referee';

/** The making of bands, as a game answers for it. Pages of bands know no more of profiles, gear and levels than stands here. */

export interface PieceOnOffer {
  readonly id: string;
  readonly name: string;
  /** Effect of the piece, in short. */
  readonly detail: string;
  readonly rule: string;
  /** The numbers that it may have, where it has one. */
  readonly number?: { readonly least: number; readonly most: number };
  /** Upgrades of the piece. */
  readonly upgrades?: readonly PieceOnOffer[];
}

/** Things of one kind, in groups where they are many. A remark says when a figure has too many of them. */
export interface Shelf {
  readonly kind: string;
  readonly name: string;
  readonly groups: readonly { readonly name: string; readonly pieces: readonly PieceOnOffer[] }[];
}

/** A skill whose level is chosen. */
export interface SkillOnOffer {
  readonly id: string;
  readonly name: string;
  /** Name of the level that the profile brings. */
  readonly printed: string;
  readonly levels: readonly { readonly id: string; readonly name: string }[];
}

/**
 * A line of a band: `[2, 'profile']` and `[2, 'name']` of its third figure, `[2, 'weapons', 1]` the second piece of a kind that it has,
 * `[2, 'weapons', 1, 0]` the first upgrade of that, `[2, 'combat']` a level.
 */
export type Line = readonly (string | number)[];

/** A remark on a line. */
export interface Remark {
  readonly at: Line;
  readonly rule?: string;
  readonly text: Text;
  /** No battle begins with such a band; else it is only worth knowing. */
  readonly forbids: boolean;
}

export interface BandMaking {
  shelves(pack: string, language: Language): readonly Shelf[];
  skills(pack: string, profile: string, language: Language): readonly SkillOnOffer[];
  /** Gear of the figure, of every kind, chosen or by its profile. */
  equipped(pack: string, figure: FigureChoice): Gear;
  judge(pack: string, figures: readonly FigureChoice[]): readonly Remark[];
}
