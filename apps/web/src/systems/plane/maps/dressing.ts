import { starWarsMaps } from '@escarmouche/content/maps/star-wars';
import type { Dressing } from '../board.ts';

let known = starWarsMaps;

/** Fetches the maps of the other worlds, for a battle on one of them. Without them it is played all the same, on bare sand. */
export async function fetchDressing(id: string | undefined): Promise<void> {
  if (id === undefined || known.some((map) => map.id === id)) return;
  known = await import('@escarmouche/content/maps').then(
    ({ maps }) => maps,
    () => known,
  );
}

/** How the table of a ready map that is here is dressed; others lie on bare sand. */
export function dressingOf(id: string | undefined): Dressing {
  const { ground = 'sand', patches, looks } = known.find((map) => map.id === id) ?? {};
  return { ground, patches, looks };
}
