import type { Text } from '@escarmouche/referee';
import { because, id, list, text, whole, words, type Data } from '@escarmouche/referee/schema';
import type { Zone } from '@escarmouche/skirmish/plane';
import { length } from '@escarmouche/space/schema';
import * as z from 'zod/mini';

/** Authors' content, carried along by set-ups: weapons, armour, profiles, bands. Their files hold paces, all else units. */

const MOST_TYPES = 20;
const MOST_RULES = 40;
const MOST_WEAPONS = 20;
const MOST_ARMOUR = 5;
const MOST_FIGURES = 100;

/** Level of a skill, a save or a damage roll: two dice, or three of which the best or the worst two count (UC-SYS-SKILLS). */
export const level = z.enum(['bonus', 'normal', 'malus']);

/** A special rule given to a profile or to equipment: the rule's slug and, where the rule asks for one, a level, a number or a kind. */
export const grant = z.strictObject({
  id,
  level: z.optional(level),
  value: z.optional(whole(1, 100)),
  kind: z.optional(words),
});

const grants = list(grant, MOST_RULES);

/** Name, and id in the rulebook. */
const head = { id, cites: words, name: text };

export const weapon = z
  .strictObject({
    ...head,
    class: z.enum(['melee', 'shooting', 'thrown']),
    /** Shooting and thrown weapons only. */
    range: z.optional(length),
    damage: level,
    /** Melee weapons only (UC-SYS-HANDS). */
    hands: z.optional(z.literal([1, 2])),
    rules: grants,
  })
  .check(
    z.refine(
      ({ class: kind, range, hands }) => (kind === 'melee' ? range === undefined : range !== undefined && hands === undefined),
      because(
        'une arme de mêlée se tient à une ou deux mains, toute autre a une portée',
        'a melee weapon is held in hands, any other has a range',
      ),
    ),
  );

export const armour = z.strictObject({
  ...head,
  class: z.enum(['armour', 'shield']),
  save: level,
  /** Attacks from the front arc only, or from all around. */
  arc: z.enum(['all', 'front']),
  /** Kinds of attack that the save answers; all when absent. */
  against: z.optional(list(z.enum(['melee', 'shooting', 'powers']), 3).check(z.minLength(1))),
});

const skills = {
  /** Kinds of figure, for rules that bear on one kind. */
  types: list(words, MOST_TYPES),
  combat: level,
  shooting: level,
  morale: level,
  damage: level,
  /** Actions of an activation, 1 to 4 (UC-ACT-COUNT). */
  actions: whole(1, 4),
  rules: grants,
};

const chosenWeapons = list(id, MOST_WEAPONS);
const chosenArmour = list(id, MOST_ARMOUR);

export const profile = z.strictObject({ ...head, ...skills, weapons: chosenWeapons, armour: chosenArmour });

/** A figure at the start, whatever happens to it later: its profile's skills, types and rules, equipped. Two weapons of a kind have two ids. */
export const sheet = z.strictObject({
  id,
  name: words,
  group: id,
  profile: z.strictObject(head),
  ...skills,
  weapons: list(weapon, MOST_WEAPONS),
  armour: list(armour, MOST_ARMOUR),
});

/** A profile and, where they are chosen for this figure, its name and equipment. */
const bandFigure = z.strictObject({
  profile: id,
  name: z.optional(words),
  /** In place of those of the profile. */
  weapons: z.optional(chosenWeapons),
  armour: z.optional(chosenArmour),
  /** A level of skill: a profile whose signs are added to those of the figure. */
  skill: z.optional(id),
});

/** A ready band: its figures in roster order. */
export const band = z.strictObject({ id, name: text, adaptation: id, figures: list(bandFigure, MOST_FIGURES) });

export type { Text, Zone };
export type Level = Data<typeof level>;
export type RuleGrant = Data<typeof grant>;
export type Weapon = Data<typeof weapon>;
export type Armour = Data<typeof armour>;
export type Profile = Data<typeof profile>;
export type Sheet = Data<typeof sheet>;
export type Band = Data<typeof band>;
export type BandFigure = Data<typeof bandFigure>;

/** A figure of which nothing else is written: every skill normal, two actions, no equipment (UC-SYS-SKILLS, UC-ACT-COUNT). */
export const plain = {
  combat: 'normal',
  shooting: 'normal',
  morale: 'normal',
  damage: 'normal',
  actions: 2,
  weapons: [],
  armour: [],
  rules: [],
} as const satisfies Partial<Profile>;

/** The content of a battle: one adaptation's lists, keyed by id. */
export interface Content {
  readonly adaptation: string;
  readonly weapons: Readonly<Record<string, Weapon>>;
  readonly armour: Readonly<Record<string, Armour>>;
  readonly profiles: Readonly<Record<string, Profile>>;
}
