import type { Armour, Content, Profile, Weapon } from '@escarmouche/urss-classic';
import { byId } from './by-id.ts';
import { unlooked } from './silhouettes/named.ts';
import { units } from './units.ts';

/** The lists of a pack as its files hold them: lengths in paces, defaults filled in. */
export interface PackLists {
  readonly adaptation: string;
  readonly weapons: readonly Weapon[];
  readonly armour: readonly Armour[];
  readonly profiles: readonly Profile[];
}

/** The lists in units and by id: the content of a battle. */
export function loadContent(lists: PackLists): Content {
  const weapons = lists.weapons.map((weapon) => (weapon.range === undefined ? weapon : { ...weapon, range: units(weapon.range) }));
  return { adaptation: lists.adaptation, weapons: byId(weapons), armour: byId(lists.armour), profiles: byId(lists.profiles.map(unlooked)) };
}
