import { meleeWeapons, rangedWeapons, sprays, strikesCubes, type Command, type Weapon } from '@escarmouche/deadzone';
import type { Acting } from './acting.ts';
import type { Chosen } from './chosen.ts';

export function weaponOf({ state, figure }: Acting, { type, weapon }: Chosen): Weapon | undefined {
  const all = type === 'fight' ? meleeWeapons(state, figure) : rangedWeapons(state, figure);
  const fit = type === 'suppress' ? all.filter(sprays) : type === 'shootCube' ? all.filter(strikesCubes) : all;
  return fit.find(({ id }) => id === weapon) ?? fit[0];
}

/** The command of an attack on a figure. */
export function attack(acting: Acting, chosen: Chosen, target: string, dice = 0): Command {
  const weapon = weaponOf(acting, chosen)?.id ?? '';
  const extra = { ...(dice > 0 && { dice }), ...(chosen.free && { free: true as const }) };
  if (chosen.type === 'fight') return { type: 'fight', target, ...(weapon !== '' && { weapon }), ...extra };
  return { type: 'shoot', weapon, target, ...(chosen.type === 'suppress' && { suppress: true as const }), ...extra };
}
