import { calledIn, entryOf, numbered } from '@escarmouche/skirmish';
import { PACE } from '@escarmouche/space';
import type { BandFigure, ChosenUpgrade, Content, Profile, RuleGrant, Sheet, Upgrade, Weapon } from './content.ts';
import type { Options } from './options.ts';
import type { GroupSetup, Setup } from './setup.ts';
import { asKitHasIt } from './terrain.ts';

export { numbered } from '@escarmouche/skirmish';

/** Bands as sheets and as a battle, without a rule: authors' tools need no more. */

/** A figure of a band that may have an id of its own, and special rules beside those of its profile. */
export type NamedFigure = BandFigure & { readonly id?: string; readonly rules?: readonly RuleGrant[] };

/** Choices for a figure beside its profile. */
export type Chosen = Omit<NamedFigure, 'profile'>;

/** A figure of a profile with the equipment chosen for it, as a sheet. Unknown ids throw. */
export function sheetFrom(content: Content, profile: Profile, group: string, place: number, figure: Chosen = {}): Sheet {
  const { id, cites, name, weapons, armour, shields, objects, upgrades = [], ...being } = equipped(profile, figure);
  const ids = numbered(weapons);
  const shieldIds = numbered(shields);
  return {
    ...being,
    ...calledIn(group, place, figure, profile),
    group,
    profile: { id, cites, name },
    weapons: weapons.map((weapon, k) => improved({ ...entryOf(content.weapons, weapon), id: ids[k] ?? weapon }, upgrades, content)),
    armour: armour.map((one) => entryOf(content.armour, one)),
    shields: shields.map((one, k) => ({ ...entryOf(content.shields, one), id: shieldIds[k] ?? one })),
    objects: objects.map((one) => entryOf(content.objects, one)),
    ...(figure.held && { held: figure.held }),
  };
}

/** A profile with chosen things in place of its equipment, and with further special rules; improvements of weapons go with the weapons. */
export function equipped(profile: Profile, chosen: Chosen): Profile {
  return {
    ...profile,
    rules: chosen.rules ? [...profile.rules, ...chosen.rules] : profile.rules,
    weapons: chosen.weapons ?? profile.weapons,
    armour: chosen.armour ?? profile.armour,
    shields: chosen.shields ?? profile.shields,
    objects: chosen.objects ?? profile.objects,
    upgrades: chosen.upgrades ?? (chosen.weapons ? undefined : profile.upgrades),
  };
}

/** A weapon with its improvements; the paces that an upgrade is chosen with become its range (UK-UPG-PORTEE-AMELIOREE). */
function improved(weapon: Weapon, chosen: readonly ChosenUpgrade[], { upgrades }: Content): Weapon {
  const own = chosen.filter((one) => one.weapon === weapon.id);
  if (own.length === 0) return weapon;
  const fitted = own.map(({ upgrade, value }): Upgrade => {
    const found = entryOf(upgrades, upgrade);
    return found.takesRange && value !== undefined ? { ...found, range: value * PACE } : found;
  });
  return { ...weapon, upgrades: fitted };
}

/** The sheets of a band's figures as a group, in roster order. */
export function bandSheets(content: Content, figures: readonly NamedFigure[], group: string): readonly Sheet[] {
  return figures.map((figure, place) => sheetFrom(content, entryOf(content.profiles, figure.profile), group, place, figure));
}

/** A group before its figures have sheets: its band, and the content that the band draws from. */
export interface BandGroup extends Omit<GroupSetup, 'figures'> {
  readonly content: Content;
  readonly figures: readonly NamedFigure[];
}

export interface Muster {
  readonly table: Setup['table'];
  readonly options: Setup['options'];
  readonly groups: readonly BandGroup[];
}

/** A battle of bands. */
export function battleSetup({ groups, ...ground }: Muster): Setup {
  const withSheets = groups.map(({ content, figures, ...group }) => ({ ...group, figures: bandSheets(content, figures, group.id) }));
  return battleOf({ ...ground, groups: withSheets });
}

/** A battle of groups; its way of activation is the one proposed for their sizes unless the players choose (UK-TURN-MODE). */
export function battleOf({ table, options, groups }: Pick<Setup, 'table' | 'options' | 'groups'>): Setup {
  return {
    options: { 'turn.activation': proposedActivation(groups.map(({ figures }) => figures.length)), ...options },
    table: asKitHasIt(table),
    groups,
  };
}

/** Figures of a group up to which activation alternates. */
export const MOST_FOR_ALTERNATING = 8;

/** Small groups alternate (UK-TURN-MODE); advice only. */
export function proposedActivation(sizes: readonly number[]): Options['turn.activation'] {
  return sizes.every((size) => size <= MOST_FOR_ALTERNATING) ? 'alternating' : 'classic';
}
