import { silhouetteOf, type Silhouette } from '@escarmouche/content/silhouettes';
import type { Figure, State } from '@escarmouche/deadzone';
import { sheetOf } from '@escarmouche/skirmish';
import { profileOf } from './names.ts';

/** The look of a figure, by its sheet. */
export function silhouetteIn(state: State, { id }: Figure): Silhouette {
  const { profile = '', rules, weapons } = sheetOf(state, id);
  return silhouetteOf(
    {
      words: [profile, ...rules.map(({ rule }) => rule)],
      weapons: weapons.map((weapon) => ({ id: weapon.id, shoots: weapon.range !== 'fight' })),
      shield: false,
    },
    profileOf(state, id)?.silhouette,
  );
}
