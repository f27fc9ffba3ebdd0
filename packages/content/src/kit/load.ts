import type { Content, Weapon } from '@escarmouche/urss-kit';
import { byId } from '../by-id.ts';
import { unlooked } from '../silhouettes/named.ts';
import { units } from '../units.ts';

/** The lists of a kit pack as its files hold them: lengths in paces, defaults filled in. */
export type KitLists = Pick<Content, 'adaptation'> & {
  readonly [K in Exclude<keyof Content, 'adaptation'>]: readonly Content[K][string][];
};

const SILENT = 'silencieux';
const NOISY = 'bruyant';

type Use = NonNullable<Weapon['melee']>;

/** A melee weapon makes no noise, thrown neither, unless its file says so (UK-EQ-SILENT). */
function silent<U extends Use>(use: U): U {
  const spoken = use.rules.some(({ id }) => id === SILENT || id === NOISY);
  return spoken ? use : { ...use, rules: [...use.rules, { id: SILENT }] };
}

function loadWeapon(weapon: Weapon): Weapon {
  const { melee, ranged, ...rest } = weapon;
  const shot = ranged && { ...ranged, range: units(ranged.range) };
  if (!melee) return { ...rest, ...(shot && { ranged: shot }) };
  const isNoisy = melee.rules.some(({ id }) => id === NOISY);
  return { ...rest, melee: silent(melee), ...(shot && { ranged: isNoisy ? shot : silent(shot) }) };
}

/** The lists in units and by id: the content of a battle. */
export function loadKitContent(lists: KitLists): Content {
  return {
    adaptation: lists.adaptation,
    weapons: byId(lists.weapons.map(loadWeapon)),
    upgrades: byId(lists.upgrades.map((one) => (one.range === undefined ? one : { ...one, range: units(one.range) }))),
    armour: byId(lists.armour),
    shields: byId(lists.shields),
    objects: byId(lists.objects),
    profiles: byId(lists.profiles.map(unlooked)),
  };
}
