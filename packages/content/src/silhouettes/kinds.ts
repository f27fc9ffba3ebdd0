/** Kinds of figure that are drawn apart: bodies, each with what it mostly has in hand. */
export const KINDS = [
  'trooper',
  'heavy',
  'sniper',
  'pistol',
  'robed',
  'staff',
  'beast',
  'huge',
  'small',
  'jet',
  'droid',
  'guard',
  'spear',
  'archer',
  'mage',
  'healer',
  'priest',
  'civilian',
  'police',
  'zombieSlow',
  'zombieQuick',
  'suit',
  'dwarf',
  'captain',
] as const;
export type Kind = (typeof KINDS)[number];

/** Things in hand that are drawn apart. */
export const HELD = [
  'pistol',
  'rifle',
  'long',
  'heavy',
  'bow',
  'crossbow',
  'blade',
  'saber',
  'axe',
  'club',
  'spear',
  'staff',
  'bomb',
] as const;
export type Held = (typeof HELD)[number];

/** The look of a figure: its kind, and what it has in hand, if anything. */
export interface Silhouette {
  readonly kind: Kind;
  readonly held?: Held;
}
