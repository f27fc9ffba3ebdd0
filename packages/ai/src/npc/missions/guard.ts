import { remembers, type OwnMission } from '@escarmouche/skirmish/plane';
import { contains, span } from '@escarmouche/space';
import type { Aim } from '../aim.ts';
import { inRangeNow, inRangeTurned } from '../attacks/attackable.ts';
import type { Manned } from '../game.ts';
import { nearestOf } from '../group/people.ts';
import type { Situation } from '../situation.ts';
import { zoneOf } from '../zones.ts';
import { one } from './soldier.ts';

/** Goes to its zone, takes the best cover there and defends it without moving (AI-MIS-GARDE). */
export function guard<S extends Manned, C>(situation: Situation<S, C>, { zone: id }: Extract<OwnMission, { type: 'guard' }>): Aim<S> {
  const { state, npc, pcs, reaching, left } = situation;
  const zone = zoneOf(state, id);
  const inZone = zone !== undefined && contains(zone.shape, npc);
  const place = remembers(npc, 'AI-MIS-GARDE');
  const names: Aim<S>['names'] = (among, from) => one(nearestOf(state, from, among));
  const duty = { rule: 'AI-MIS-GARDE', names } as const;
  const charging = !reaching.ranged && (inZone || place !== undefined) && left.actions > 1;
  const charged = charging
    ? nearestOf(
        state,
        npc,
        pcs.filter((pc) => situation.charges().has(pc.id)),
      )
    : undefined;
  if (charged) {
    const goal = { kind: 'pc', figure: charged } as const;
    return {
      ...duty,
      goal,
      target: charged,
      obliged: 'attack',
      urgent: true,
      allowed: [],
      charged: [charged],
      incidental: () => false,
    };
  }
  const back = reaching.ranged ? zone && { kind: 'area' as const, zone } : place && { kind: 'place' as const, at: place };
  if (!inZone) {
    const goal = place && back ? back : zone && { kind: 'area' as const, zone };
    return { ...duty, ...(goal && { goal }), allowed: pcs, charged: [], incidental: () => true };
  }
  const taken = place && (reaching.ranged ? place.taken === true || span(npc, place) <= 1 : span(npc, place) <= 1);
  if (place && !taken) return { ...duty, goal: { kind: 'place', at: place }, allowed: pcs, charged: [], incidental: () => true };
  if (!reaching.ranged) return { ...duty, holds: true, allowed: [], charged: [], incidental: () => true };
  const targets = [...inRangeNow(situation, true), ...inRangeTurned(situation)];
  const target = nearestOf(state, npc, targets);
  return {
    ...duty,
    holds: true,
    ...(target && { target, obliged: 'attack' as const }),
    allowed: targets,
    charged: [],
    incidental: () => false,
  };
}
