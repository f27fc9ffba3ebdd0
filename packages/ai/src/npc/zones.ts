import type { NamedZone } from '@escarmouche/skirmish/plane';
import type { Manned } from './game.ts';

/** A zone of guards and patrols by its id: the scenario's, then the NPCs' own. */
export function zoneOf({ scene }: Manned, id: string): NamedZone | undefined {
  return [...(scene.scenario?.zones ?? []), ...(scene.npcs?.zones ?? [])].find((zone) => zone.id === id);
}
