import { PACE, span, sub, type Place } from '@escarmouche/space';
import type { Manned } from './game.ts';
import type { End } from './ground/end.ts';
import type { Plan } from './plan.ts';
import { attackFrom, moveOnly, type Planner } from './planner.ts';
import { runsTowards } from './running.ts';

/** Runs that are looked at for a shot on the way: those that end nearest to the goal. */
const MOST_RUNS = 12;

/** Runs with a shot from a point of their way, for figures with such a rule (AI-GEO-PATH). */
export function runAndShoot<S extends Manned, C>(planner: Planner<S, C>): readonly Plan<S, C>[] {
  const { situation, rem, here } = planner;
  const { npcGame, state, npc } = situation;
  const { run } = npcGame.binding.shooting(state, npc);
  if (!run) return [];
  const ends = runsTowards(planner, 'run')
    .filter(({ at, touches }) => touches.length === 0 && rem(at) < here())
    .toSorted((a, b) => rem(a.at) - rem(b.at))
    .slice(0, MOST_RUNS);
  return ends.flatMap((end) => {
    const [plan] = moveOnly(planner, [end]);
    const shots = waypoints(npc, end).flatMap((at) => attackFrom(planner, { at, touches: [] }, true) ?? []);
    const [attack] = shots.toSorted((a, b) => b.damage - a.damage);
    if (!plan || attack?.attack.id === undefined) return [];
    const after = waypoints(npc, end).find((at) => attackFrom(planner, { at, touches: [] }, true)?.damage === attack.damage) ?? npc;
    const first = run(end.at, Math.round(span(npc, after)), attack.attack.target.id, attack.attack.id);
    return [{ ...plan, actions: ['run', 'shoot'], first, attack, obeys: planner.aim.obliged === 'attack' }];
  });
}

/** Points of a straight run, a pace apart. */
function waypoints<C>(from: Place, { at, length }: End<C>): readonly Place[] {
  const way = sub(at, from);
  return Array.from({ length: Math.floor(length / PACE) + 1 }, (_, i) => ({
    x: Math.round(from.x + (way.x * i * PACE) / length),
    y: Math.round(from.y + (way.y * i * PACE) / length),
    z: from.z,
  }));
}
