import type { NamedZone, Scenario } from '../scenario/schema.ts';
import type { Mission, Npcs } from './schema.ts';

/** A set-up or a scene, as far as zones are told in it. */
export interface Zoned {
  readonly npcs?: Npcs | undefined;
  readonly scenario?: Scenario | undefined;
}

/** Zones that roles may name: those of the scenario, then those of the NPCs. */
export const zonesOf = ({ npcs, scenario }: Zoned): readonly NamedZone[] => [...(scenario?.zones ?? []), ...(npcs?.zones ?? [])];

/** Zones that a mission names, in the order of a patrol's way. */
export function zonesIn(mission: Mission): readonly string[] {
  switch (mission.type) {
    case 'guard':
      return [mission.zone];
    case 'patrol':
      return mission.zones;
    case 'chief':
      return mission.of ? zonesIn(mission.of) : [];
    default:
      return [];
  }
}
