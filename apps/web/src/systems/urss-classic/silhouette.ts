import { silhouetteOf, type Silhouette } from '@escarmouche/content/silhouettes';
import { starWars, starWarsSilhouettes } from '@escarmouche/content/star-wars';
import { sheetOf } from '@escarmouche/skirmish';
import type { Figure, State } from '@escarmouche/urss-classic';

let named = starWarsSilhouettes;

/** Fetches the kinds that profiles of other worlds name, for a battle in one. */
export async function fetchNamed({ scene }: State): Promise<void> {
  if (scene.adaptation === starWars.adaptation) return;
  named = await import('@escarmouche/content/silhouettes/worlds').then(
    (worlds) => ({ ...starWarsSilhouettes, ...worlds.named }),
    () => named,
  );
}

/** The look of a figure, by its sheet. */
export function silhouetteIn(state: State, { id }: Figure): Silhouette {
  const { profile, types, rules, weapons, armour } = sheetOf(state, id);
  return silhouetteOf(
    {
      words: [profile.id, ...types, ...rules.map((rule) => rule.id)],
      weapons: weapons.map((weapon) => ({ id: weapon.id, shoots: weapon.class === 'shooting' })),
      shield: armour.some((one) => one.class === 'shield'),
    },
    // In a battle of several worlds a profile has its world before its name.
    named[profile.id.replace(/^.*\//, '')],
  );
}
