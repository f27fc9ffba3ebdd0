import { id, list, text, whole, words, type Data } from '@escarmouche/referee/schema';
import { length } from '@escarmouche/space/schema';
import * as z from 'zod/mini';

/** Authors' content, carried along by set-ups: profiles, equipment, bands. Their files hold paces, all else units. */

const MOST_TYPES = 20;
const MOST_RULES = 60;
/** More than the rules allow, so that the rule on carrying gives the refusal (UK-EQ-CARRY). */
const MOST_ITEMS = 20;
const MOST_NAMES = 10;
export const FARTHEST_LEVEL = 20;
export const MOST_VALUE = 100;

/** A level: so many dice more than one, of which the best counts (above 0) or the worst (below 0) (UK-DICE-CUMUL). */
export const level = whole(-FARTHEST_LEVEL, FARTHEST_LEVEL);

/** An attribute or power given to a profile or to equipment: its slug and, where the rule asks for one, a level, a number or a kind (UK-ATTR-GEN-LEVEL). */
export const grant = z.strictObject({
  id,
  level: z.optional(level),
  value: z.optional(whole(1, MOST_VALUE)),
  kind: z.optional(words),
});

const grants = list(grant, MOST_RULES);

/** Name, and id in the rulebook. */
const head = { id, cites: words, name: text };

/** Equipment may have further names for the same thing (UK-MWP-EPEE). */
const named = { ...head, also: z.optional(list(text, MOST_NAMES)) };

/** A weapon in use: in a fight, or shooting. Each use has its own id in the rulebook where the document prints two. */
const use = { cites: z.optional(words), damage: level, rules: grants };

/** Kinds of weapon that special rules and upgrades ask for, beside the weapon's own rules. */
export const weaponKind = z.enum(['sabre-laser', 'fouet', 'poings-americains', 'magique', 'munitions']);

/** An improvement of one weapon that shoots or is thrown (UK-UPG-GENERAL). */
export const upgrade = z.strictObject({
  ...named,
  /** Units added to the range. */
  range: z.optional(length),
  /** The paces written after its name are added to the range (UK-UPG-PORTEE-AMELIOREE). */
  takesRange: z.optional(z.boolean()),
  damage: z.optional(level),
  rules: grants,
  /** The kind of weapon that takes it; any that shoots when absent. */
  only: z.optional(weaponKind),
  /** One to a weapon, unless an option allows more. */
  ammunition: z.optional(z.boolean()),
});

export const weapon = z.strictObject({
  ...named,
  /** Hands that hold it; none where it is worn (UK-EQ-HANDS). */
  hands: whole(0, 2),
  melee: z.optional(z.strictObject(use)),
  ranged: z.optional(z.strictObject({ ...use, range: length })),
  kinds: z.optional(list(weaponKind, MOST_TYPES)),
  upgrades: z.optional(list(upgrade, MOST_ITEMS)),
});

export const armour = z.strictObject({
  ...named,
  save: level,
  /** Only shots; everything when absent (UK-ARM-CHAMP). */
  against: z.optional(z.literal('shots')),
  /** By option a field is no armour, and is worn beside one. */
  field: z.optional(z.boolean()),
  rules: grants,
});

export const shield = z.strictObject({ ...named, hands: whole(1, 2), save: level, rules: grants });

/** A special object gives its attributes to its bearer (UK-OBJ-GENERAL). */
export const object = z.strictObject({ ...named, rules: grants });

/** Skills that any figure may roll; an absent one counts as 3- (UK-SKILL-DEFAULT, UK-SKILL-LIST). */
const skills = z.strictObject({
  combat: z.optional(level),
  shooting: z.optional(level),
  throwing: z.optional(level),
  initiative: z.optional(level),
  morale: z.optional(level),
  /** A modifier of melee damage (UK-SKILL-LIST). */
  damage: z.optional(level),
  /** An innate save; none when absent (UK-SAVE-NONE). */
  save: z.optional(level),
});

const being = {
  skills,
  /** Types of figure, for rules that bear on one type; Humain when absent (UK-ATTR-GEN-TYPES). */
  types: list(words, MOST_TYPES),
  /** Attributes and powers. */
  rules: grants,
  /** Two when absent (UK-EQ-HANDS). */
  hands: z.optional(whole(1, 6)),
  /** In place of the vitality that its attributes give (UK-PROFILE-FORMAT). */
  vitality: z.optional(whole(1, 20)),
};

const ids = list(id, MOST_ITEMS);

/**
 * An improvement chosen for a weapon of the figure, by the weapon's id (the second one of a kind: "pistolet-2"); `value`: the paces of one that
 * takes a range.
 */
export const chosenUpgrade = z.strictObject({ upgrade: id, weapon: id, value: z.optional(whole(1, MOST_VALUE)) });

/** Equipment of a figure. */
const gear = { weapons: ids, armour: ids, shields: ids, objects: ids, upgrades: z.optional(list(chosenUpgrade, MOST_ITEMS)) };

export const profile = z.strictObject({ ...head, ...being, ...gear });

/** A figure at the start, whatever happens to it later: a profile, equipped. Two weapons of a kind have two ids. */
export const sheet = z.strictObject({
  id,
  name: words,
  group: id,
  profile: z.strictObject(head),
  ...being,
  weapons: list(weapon, MOST_ITEMS),
  armour: list(armour, MOST_ITEMS),
  shields: list(shield, MOST_ITEMS),
  objects: list(object, MOST_ITEMS),
  /** Ids of things held as the battle begins; the best hold of its hands when absent. */
  held: z.optional(ids),
});

export type Level = Data<typeof level>;
export type RuleGrant = Data<typeof grant>;
export type WeaponKind = Data<typeof weaponKind>;
export type Upgrade = Data<typeof upgrade>;
export type Weapon = Data<typeof weapon>;
export type Armour = Data<typeof armour>;
export type Shield = Data<typeof shield>;
type SpecialObject = Data<typeof object>;
export type Skills = Data<typeof skills>;
export type Profile = Data<typeof profile>;
export type Sheet = Data<typeof sheet>;
export type ChosenUpgrade = Data<typeof chosenUpgrade>;

/** A profile and, where they are chosen for this figure, its name and equipment in place of the profile's. */
export interface BandFigure extends Partial<Pick<Profile, keyof typeof gear>> {
  readonly profile: string;
  readonly name?: Sheet['name'] | undefined;
  /** Ids of things held as the battle begins (UK-EQ-HANDS). */
  readonly held?: readonly string[] | undefined;
}

/** A ready band: its figures in roster order. `adaptation`: the pack of its profiles and equipment. */
export interface Band {
  readonly id: string;
  readonly name: Profile['name'];
  readonly adaptation: string;
  readonly figures: readonly BandFigure[];
}

/** Any piece of equipment. */
export type Item = Weapon | Armour | Shield | SpecialObject;

/** The content of a battle: the lists of one pack, keyed by id. */
export interface Content {
  readonly adaptation: string;
  readonly weapons: Readonly<Record<string, Weapon>>;
  readonly upgrades: Readonly<Record<string, Upgrade>>;
  readonly armour: Readonly<Record<string, Armour>>;
  readonly shields: Readonly<Record<string, Shield>>;
  readonly objects: Readonly<Record<string, SpecialObject>>;
  readonly profiles: Readonly<Record<string, Profile>>;
}
