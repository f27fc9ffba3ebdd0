import { sheetOf } from '@escarmouche/skirmish';
import type { Weapon } from './content.ts';
import type { Figure, State } from './state.ts';

/** A weapon of another that a figure has taken up. */
type Gained = Figure['gained'][number];

/** What such a weapon is called, on the table and by its new bearer, which may have one of the same name. */
export const gainedId = ({ weapon, owner }: Gained): string => `${owner}/${weapon}`;

/** Weapons of others that a figure has taken up (UK-ATTR-EXPERT-FOUET). */
export function gainedWeapons(state: State, { gained }: Figure): readonly Weapon[] {
  return gained.flatMap((taken) => {
    const weapon = sheetOf(state, taken.owner).weapons.find(({ id }) => id === taken.weapon);
    return weapon ? [{ ...weapon, id: gainedId(taken) }] : [];
  });
}
