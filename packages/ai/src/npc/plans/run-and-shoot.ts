import { PACE, span, sub, type Place } from '@escarmouche/space';
import type { Manned } from '../game.ts';
import type { Plan } from './plan.ts';
import { moveOnly } from './movements.ts';
import { attackFrom } from './planned-attacks.ts';
import type { Planner } from './planner.ts';
import { runsTowards } from './running.ts';
import { compared } from '../attacks/strikes.ts';

/** Runs that are looked at for a shot on the way: those that end nearest to the goal. */
const MOST_RUNS = 12;

/** Runs towards the goal with a shot from a point of their way, for figures with such a rule (AI-GEO-PATH). */
export function runAndShoot<S extends Manned, C>(planner: Planner<S, C>): readonly Plan<S, C>[] {
  const { situation, rem, here } = planner;
  if (!situation.npcGame.binding.shooting(situation.state, situation.npc).run) return [];
  const ends = runsTowards(planner, 'run')
    .filter(({ at, touches }) => touches.length === 0 && rem(at) < here())
    .toSorted((a, b) => rem(a.at) - rem(b.at))
    .slice(0, MOST_RUNS);
  return withShots(planner, moveOnly(planner, ends)).filter(({ attack }) => attack);
}

/** Movements alone; those that are runs with the best shot from a point of their way, where the figure has such a rule and a target. */
export function withShots<S extends Manned, C>(planner: Planner<S, C>, plans: readonly Plan<S, C>[]): readonly Plan<S, C>[] {
  const { npcGame, state, npc, strikesBy } = planner.situation;
  const { run } = npcGame.binding.shooting(state, npc);
  if (!run) return plans;
  const strikes = strikesBy(run.shots);
  return plans.map((plan): Plan<S, C> => {
    if (plan.ran !== 'run') return plan;
    const { x, y, z } = plan.there;
    const end = { x, y, z };
    const shots = waypoints(npc, end).flatMap((at) => {
      const attack = attackFrom(planner, { at, touches: [], facing: sub(end, npc) }, false, strikes);
      return attack ? [{ at, attack }] : [];
    });
    const [best] = shots.toSorted((a, b) => Number(b.attack.selected) - Number(a.attack.selected) || compared(b.attack, a.attack));
    if (!best) return plan;
    const { attack } = best.attack;
    const first = run.command(end, Math.round(span(npc, best.at)), attack.target.id, attack.id ?? '');
    return { ...plan, actions: ['run', 'shoot'], first, attack: best.attack, obeys: planner.aim.obliged === 'attack' };
  });
}

/** Points of a straight run, a pace apart, and its end. */
function waypoints(from: Place, end: Place): readonly Place[] {
  const way = sub(end, from);
  const length = span(from, end);
  const points = Array.from({ length: Math.ceil(length / PACE) }, (_, i) => ({
    x: Math.round(from.x + (way.x * i * PACE) / length),
    y: Math.round(from.y + (way.y * i * PACE) / length),
    z: from.z,
  }));
  return [...points, end];
}
