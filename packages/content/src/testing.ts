import type { Content } from '@escarmouche/urss-classic';

/** An entry without its name, which players see and rules do not. */
const facts = <T extends { readonly name: unknown }>({ name: _name, ...rest }: T): Omit<T, 'name'> => rest;

/** The entries of an adaptation by id, without their names; undefined where there is none. */
export const factsOf = ({ weapons, armour, profiles }: Content) => ({
  weapon: (id: string) => weapons[id] && facts(weapons[id]),
  armour: (id: string) => armour[id] && facts(armour[id]),
  profile: (id: string) => profiles[id] && facts(profiles[id]),
});
