import type { FigureId } from '@escarmouche/skirmish';
import type { Spot } from './commands.ts';

/** A defender's declaration in a Fight: the characteristic, the weapon of a fight back, Dé results (DZ-FIGHT-RESPONSE, DZ-CMD-DIE). */
export interface Response {
  readonly how: 'fight' | 'survive';
  readonly weapon?: string;
  readonly dice: number;
}

/** An attack as it is declared: all that its chances hang on beside the two figures. */
export interface Declared {
  readonly how: 'shoot' | 'fight';
  readonly weapon?: string;
  readonly dice: number;
  readonly suppress?: boolean;
  /** The figure that has moved into the cube during this action (DZ-FIGHT-MODIFIERS). */
  readonly moved?: FigureId;
  /** Figures that count as pinned though they stand up for it (DZ-FIGHT-PINNED-DEFENDER). */
  readonly pinned?: readonly FigureId[];
}

/** Questions to players, by purpose: subject and answer. */
export type Questions = {
  /** The target of a Fight fights back or dodges (DZ-FIGHT-RESPONSE). */
  readonly response: {
    readonly about: { readonly figure: FigureId; readonly by: FigureId; readonly attack: Declared };
    readonly answer: Response;
  };
  /**
   * Dé results added to a Survive test, to the Fight of a figure that is thrown in, or to an attack on another (`against`) that has declared its own before
   * (DZ-CMD-DIE, DZ-STATE-FORCED-ENTRY, DZ-DICE-SEQUENCE).
   */
  readonly dice: {
    readonly about: {
      readonly figure: FigureId;
      readonly by?: FigureId;
      readonly attack?: Declared;
      readonly kind?: 'fight' | 'shoot';
      readonly against?: FigureId;
      readonly response?: Response;
    };
    readonly answer: number;
  };
  /** The next of a player's figures in a cube to survive an attack on all of them (DZ-DICE-SEQUENCE). */
  readonly next: { readonly about: { readonly at: string; readonly rule: string }; readonly answer: FigureId };
  /** The enemy that fights a figure which breaks away, stands up or is thrown in, or a pinned one, without a weapon, that stands up; "none" where the opponent may decline (DZ-MOVE-BREAK-AWAY, DZ-STATE-FORCED-ENTRY). */
  readonly striker: {
    readonly about: { readonly figure: FigureId; readonly rule: string };
    readonly answer: { readonly figure: FigureId; readonly weapon?: string; readonly dice: number } | 'none';
  };
  /** The enemy that a figure thrown in fights (DZ-STATE-FORCED-ENTRY). */
  readonly foe: { readonly about: { readonly figure: FigureId }; readonly answer: FigureId };
  /** Dice of a Survive test thrown again for a Splat, by their places; none: the Splat is kept (DZ-CMD-SPLAT). */
  readonly again: {
    readonly about: { readonly figure: FigureId; readonly rule: string; readonly faces: readonly number[]; readonly need: number };
    readonly answer: readonly number[];
  };
  /** A Splat before the flames are fought, or "none" (DZ-STATE-FIRE). */
  readonly splatFirst: { readonly about: { readonly figure: FigureId }; readonly answer: 'splat' | 'none' };
  /** The cube that a figure is thrown into (DZ-STATE-AWAY). */
  readonly away: { readonly about: { readonly figure: FigureId; readonly rule: string }; readonly answer: string };
  /** The new place of a figure that makes room for another (DZ-MOVE-REPOSITION); by a rule, in a cube that it is thrown into or stands up in (DZ-STATE-AWAY). */
  readonly place: { readonly about: { readonly figure: FigureId; readonly rule?: string; readonly at?: string }; readonly answer: Spot };
  /** A part of the bonus of Recon: the next of the dice left, or the aim of a result (DZ-RECON-BONUS, DZ-RECON-BONUS-TABLE). */
  readonly bonus: {
    readonly about: { readonly rule: string; readonly left: readonly number[]; readonly result?: number; readonly figure?: FigureId };
    readonly answer: string;
  };
  /** An item picked up or left (DZ-ITEM-PICKUP). */
  readonly item: { readonly about: { readonly figure: FigureId }; readonly answer: string };
  /** The choice about an item that is picked up, and the one held where hands are full: "keep drop" keeps the new one and drops the old (DZ-ITEM-KEEP-DROP-DESTROY). */
  readonly carry: {
    readonly about: { readonly figure: FigureId; readonly item: string; readonly held?: string };
    readonly answer: 'keep' | 'drop' | 'destroy' | 'keep drop' | 'keep destroy';
  };
  /** The own item of a figure that is handed another: given in exchange, or dropped (DZ-ITEM-EXCHANGE). */
  readonly exchange: {
    readonly about: { readonly figure: FigureId; readonly by: FigureId; readonly item: string; readonly held: string };
    readonly answer: 'swap' | 'drop';
  };
};
