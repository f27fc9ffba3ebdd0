import { sheetOf } from '@escarmouche/skirmish';
import type { Weapon } from './content.ts';
import type { Figure, State } from './state.ts';

/** A weapon of another figure, taken up. */
type Gained = Figure['gained'][number];

/** The id of such a weapon, on the table and for its new bearer, who may have one of the same name. */
export const gainedId = ({ weapon, owner }: Gained): string => `${owner}/${weapon}`;

/** Weapons of others that a figure has taken up (UK-ATTR-EXPERT-FOUET). */
export function gainedWeapons(state: State, { gained }: Figure): readonly Weapon[] {
  return gained.flatMap((taken) => {
    const weapon = sheetOf(state, taken.owner).weapons.find(({ id }) => id === taken.weapon);
    return weapon ? [{ ...weapon, id: gainedId(taken) }] : [];
  });
}
