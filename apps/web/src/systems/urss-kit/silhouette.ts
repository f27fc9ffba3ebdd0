import { kitSilhouettes } from '@escarmouche/content/kit';
import { silhouetteOf, type Silhouette } from '@escarmouche/content/silhouettes';
import { sheetOf } from '@escarmouche/skirmish';
import { weaponsAtHand, weaponsOf, type Figure, type State } from '@escarmouche/urss-kit';

/** The look of a figure, by its sheet and what it has in hand. */
export function silhouetteIn(state: State, figure: Figure): Silhouette {
  const { profile, types, rules, shields, objects } = sheetOf(state, figure.id);
  const inHand = weaponsAtHand(state, figure);
  const weapons = inHand.length > 0 ? inHand : weaponsOf(state, figure);
  return silhouetteOf(
    {
      words: [profile.id, ...types, ...[...rules, ...objects].map(({ id }) => id)],
      weapons: weapons.map(({ id, melee, ranged }) => ({ id, shoots: ranged !== undefined && melee === undefined })),
      shield: shields.some(({ id }) => figure.held.includes(id)),
    },
    kitSilhouettes[profile.id],
  );
}
