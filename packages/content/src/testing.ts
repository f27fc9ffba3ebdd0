import type { Content } from '@escarmouche/urss-classic';

/** A figure with nothing written: every skill normal, two actions, no equipment (UC-SYS-SKILLS, UC-ACT-COUNT). */
export const plain = {
  combat: 'normal',
  shooting: 'normal',
  morale: 'normal',
  damage: 'normal',
  actions: 2,
  weapons: [],
  armour: [],
  rules: [],
} as const;

/** An entry without its name, which players see and rules do not. */
const facts = <T extends { readonly name: unknown }>({ name: _name, ...rest }: T): Omit<T, 'name'> => rest;

/** The entries of an adaptation by id, without their names; undefined where there is none. */
export const factsOf = ({ weapons, armour, profiles }: Content) => ({
  weapon: (id: string) => weapons[id] && facts(weapons[id]),
  armour: (id: string) => armour[id] && facts(armour[id]),
  profile: (id: string) => profiles[id] && facts(profiles[id]),
});
