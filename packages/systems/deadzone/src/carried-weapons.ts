import { oncePer } from '@escarmouche/skirmish';
import type { Weapon } from './content.ts';
import { specialRules, weaponRules } from './registry.ts';
import type { Load } from './rule.ts';

/** Weapons that an item gives its carrier: the item itself, or each of the carrier's own that it may load. */
export function weaponsBy(item: string, own: readonly Weapon[]): readonly Weapon[] {
  const { carried } = specialRules.get(item);
  if (carried?.weapon) return [carried.weapon];
  const load = carried?.load;
  return load ? own.filter(isLoadable).map((weapon) => loadedWith(weapon, item, load)) : [];
}

/** A shot that takes no test, or one without modifiers, is not helped by a load (DZ-SHOOT-MODIFIERS). */
const isLoadable = (weapon: Weapon): boolean =>
  !weaponRules(weapon).some(({ rule }) => rule.unmodified?.() === true || rule.strikesWith !== undefined);

const loads = oncePer((_weapon: Weapon) => new Map<string, Weapon>());

/** A weapon as it is used with a load. */
function loadedWith(weapon: Weapon, item: string, load: Load): Weapon {
  const known = loads(weapon);
  let loaded = known.get(item);
  if (!loaded) {
    const { title } = specialRules.get(item);
    loaded = {
      ...weapon,
      id: `${weapon.id}+${item}`,
      name: { fr: `${weapon.name.fr} + ${title.fr}`, en: `${weapon.name.en} + ${title.en}` },
      ap: weapon.ap + load.ap,
      rules: [...weapon.rules, { rule: item }],
    };
    known.set(item, loaded);
  }
  return loaded;
}
