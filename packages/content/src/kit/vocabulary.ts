import type { Text } from '@escarmouche/referee';
import type { Content, Rule } from '@escarmouche/urss-kit';

/** Names in written profiles (UK-PROFILE-FORMAT): each thing with all its names, the written one first. */
export interface Named {
  readonly id: string;
  readonly names: readonly [Text, ...Text[]];
}

export interface NamedRule extends Named {
  readonly takes?: Rule['takes'];
  /** The number where none is written. */
  readonly usual?: number;
}

export interface NamedUpgrade extends Named {
  readonly takesRange?: boolean | undefined;
}

export interface Vocabulary {
  readonly rules: readonly NamedRule[];
  readonly weapons: readonly (Named & { readonly shoots: boolean })[];
  readonly upgrades: readonly NamedUpgrade[];
  readonly armour: readonly Named[];
  readonly shields: readonly Named[];
  readonly objects: readonly Named[];
}

type Listed = Pick<Rule, 'id' | 'cites' | 'also' | 'takes' | 'usual' | 'gives'>;

/**
 * The names of a content's equipment, and of special rules: their slugs, their other names, and their titles in the rulebook. A title is that of the
 * whole rule, not of a part that it gives.
 */
export function vocabularyOf(content: Content, rules: readonly Listed[], title: (rule: string) => Text | undefined): Vocabulary {
  const isPart = ({ id, cites: [rule] }: Listed): boolean =>
    rules.some(({ cites, gives = [] }) => cites[0] === rule && gives.some((given) => given.id === id));
  return {
    rules: rules.map((listed) => {
      const { id, also = [], takes, usual } = listed;
      const others = [...also, id].map((name) => ({ fr: name, en: name }));
      const names = [isPart(listed) ? undefined : title(listed.cites[0]), ...others]
        .filter((name) => name !== undefined)
        .map(({ fr, en }) => ({ fr: bare(fr), en: bare(en) }));
      const [first = { fr: id, en: id }, ...rest] = names;
      return { id, names: [first, ...rest], ...(takes && { takes }), ...(usual !== undefined && { usual }) };
    }),
    weapons: Object.values(content.weapons).map((weapon) => ({ ...named(weapon), shoots: weapon.ranged !== undefined })),
    upgrades: Object.values(content.upgrades).map((one) => ({ ...named(one), takesRange: one.takesRange })),
    armour: Object.values(content.armour).map(named),
    shields: Object.values(content.shields).map(named),
    objects: Object.values(content.objects).map(named),
  };
}

const named = ({ id, name, also = [] }: { id: string; name: Text; also?: readonly Text[] | undefined }): Named => ({
  id,
  names: [name, ...also, { fr: id, en: id }],
});

/** A title without the rulebook's additions: "Cadence X", "Soin (1 action)". */
const bare = (title: string): string => title.replace(/ \([^)]*\)$/, '').replace(/ X$/, '');

/** The key of a name: case, accents, spaces, hyphens and apostrophes do not tell names apart. */
export function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');
}

/** Skills by their key: the names that are written first (UK-SKILL-LIST). */
export const SKILL_NAMES = {
  combat: [{ fr: 'Combat', en: 'Combat' }],
  shooting: [{ fr: 'Tir', en: 'Shooting' }],
  throwing: [{ fr: 'Lancer', en: 'Throwing' }],
  initiative: [{ fr: 'Initiative', en: 'Initiative' }],
  morale: [{ fr: 'Moral', en: 'Morale' }],
  damage: [
    { fr: 'Dégâts', en: 'Damage' },
    { fr: 'Dégât', en: 'Damage' },
  ],
  save: [
    { fr: 'Svg', en: 'Save' },
    { fr: 'Sauvegarde', en: 'Save' },
  ],
} as const satisfies Record<string, readonly [Text, ...Text[]]>;

/** Further numbers of a custom profile. */
export const NUMBER_NAMES = {
  vitality: [
    { fr: 'Vitalité', en: 'Vitality' },
    { fr: 'Points de Vitalité', en: 'Vitality points' },
  ],
  hands: [{ fr: 'Mains', en: 'Hands' }],
} as const satisfies Record<string, readonly [Text, ...Text[]]>;

/** The words before a type of figure. */
export const TYPE_NAME: Text = { fr: 'Type', en: 'Type' };
