import type { OwnMission } from '@escarmouche/skirmish/plane';
import type { Aim } from '../aim.ts';
import type { Manned } from '../game.ts';
import { markOf } from '../memory.ts';
import { inSight } from '../attacks/in-sight.ts';
import type { Situation } from '../situation.ts';
import { zoneOf } from '../zones.ts';
import { soldier } from './soldier.ts';

/** Walks its loop of zones; a Soldat while a player character is in its line of sight (AI-MIS-PATROUILLE). */
export function patrol<S extends Manned, C>(situation: Situation<S, C>, { zones }: Extract<OwnMission, { type: 'patrol' }>): Aim<S> {
  const { state, npc, pcs } = situation;
  const seen = pcs.filter((pc) => inSight(situation, npc, pc));
  if (seen.length > 0) return { ...soldier(situation, seen), rule: 'AI-MIS-PATROUILLE' };
  const zone = zoneOf(state, zones[waypointOf(state, npc.id)] ?? '');
  return {
    rule: 'AI-MIS-PATROUILLE',
    ...(zone && { goal: { kind: 'area', zone } }),
    allowed: [],
    charged: [],
    names: () => [],
    incidental: () => true,
  };
}

/** Index of the zone that a patrol heads for. */
function waypointOf(state: Manned, id: string): number {
  const index = markOf(state, id, 'AI-MIS-PATROUILLE');
  return typeof index === 'number' ? index : 0;
}
