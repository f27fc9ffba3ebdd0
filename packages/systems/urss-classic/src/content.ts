import type { Zone } from '@escarmouche/skirmish/plane';
import type { Table } from '@escarmouche/space';

/** Level of a skill, a save or a damage roll: two dice, or three of which the best or the worst two count (UC-SYS-SKILLS). */
export type Level = 'bonus' | 'normal' | 'malus';

export interface Text {
  readonly fr: string;
  readonly en: string;
}

/** A special rule given to a profile or to equipment: the rule's slug and, where the rule asks for it, a level, a number or a kind. */
export interface RuleGrant {
  readonly id: string;
  readonly level?: Level;
  readonly value?: number;
  readonly kind?: string;
}

/** Lengths in packs are in paces; `loadContent` turns them into units. */
export interface Weapon {
  readonly id: string;
  readonly cites: string;
  readonly name: Text;
  readonly class: 'melee' | 'shooting' | 'thrown';
  /** Paces; shooting and thrown weapons only. */
  readonly range?: number;
  readonly damage: Level;
  /** Melee weapons only (UC-SYS-HANDS). */
  readonly hands?: 1 | 2;
  readonly rules: readonly RuleGrant[];
}

export interface Armour {
  readonly id: string;
  readonly cites: string;
  readonly name: Text;
  readonly class: 'armour' | 'shield';
  readonly save: Level;
  /** Only attacks from the front arc, or from all around. */
  readonly arc: 'all' | 'front';
  /** What the save answers; everything when absent. */
  readonly against?: readonly ('melee' | 'shooting' | 'powers')[];
}

export interface Profile {
  readonly id: string;
  readonly cites: string;
  readonly name: Text;
  /** Kinds of figure, for rules that bear on one kind. */
  readonly types: readonly string[];
  readonly combat: Level;
  readonly shooting: Level;
  readonly morale: Level;
  readonly damage: Level;
  /** Actions of an activation, 1 to 4 (UC-ACT-COUNT). */
  readonly actions: number;
  readonly weapons: readonly string[];
  readonly armour: readonly string[];
  readonly rules: readonly RuleGrant[];
}

/** A ready band: profiles with their names, in roster order. */
export interface Band {
  readonly id: string;
  readonly name: Text;
  readonly adaptation: string;
  readonly figures: readonly { readonly profile: string; readonly name?: string }[];
}

export type { Zone };

export interface BattleMap {
  readonly id: string;
  readonly name: Text;
  readonly story: Text;
  /** What the table is covered with, for pictures; sand when absent. */
  readonly ground?: 'deck' | 'grass' | 'sand';
  readonly table: Table;
  readonly zones: readonly Zone[];
}

/** What a battle draws from: one adaptation's lists, keyed by id. */
export interface Content {
  readonly adaptation: string;
  readonly weapons: Readonly<Record<string, Weapon>>;
  readonly armour: Readonly<Record<string, Armour>>;
  readonly profiles: Readonly<Record<string, Profile>>;
}
