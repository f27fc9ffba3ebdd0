import type { Behaviour } from '@escarmouche/skirmish/plane';
import { bodyAt, boxAround, gap, type Place } from '@escarmouche/space';
import type { Manned } from './game.ts';
import { latticeOf } from './ground/lattice.ts';
import { vantageAmong, type Post } from './ground/vantage.ts';
import { bendsTo, waysTo, type Bend } from './ground/ways.ts';
import { nearestOf } from './group/people.ts';
import type { Situation } from './situation.ts';

/** The place from which a sniper shoots, of those that it can reach in two activations (AI-MIS-SNIPER-VANTAGE). */
export function vantageOf<S extends Manned, C>(situation: Situation<S, C>): Post | undefined {
  const { npcGame, state, npc, pcs, strikes } = situation;
  const nearest = nearestOf(state, npc, pcs);
  return vantageAmong(npcGame.game, state, npc, { pcs, nearest, places: placesInTwo(situation), range: strikes.reach });
}

/** The place of an NPC, and the points of the lattice that the movements of two activations lead to, by its behaviour. */
function placesInTwo<S extends Manned, C>({ npcGame: { game }, state, npc, behaviour, walks, mover }: Situation<S, C>): readonly Place[] {
  const here: Place = { x: npc.x, y: npc.y, z: npc.z };
  if (behaviour === 'static') return [here];
  const { running, zigzag } = game.movement;
  const straight = (behaviour === 'zigzag' ? zigzag : running)?.far(state, npc) ?? 0;
  const most = 2 * Math.max(walks, straight);
  const bends = bendsTo(game, state, npc, [here]);
  const length = waysTo(game, state, npc, [here]);
  const { stepUp } = mover;
  const isFree = (at: Place): boolean => mover.others.every(({ body }) => gap(bodyAt(at, mover.body), body) >= 0);
  const reached = latticeOf(game, state, npc, boxAround(here, most)).filter((at) => {
    const back = bends(at);
    if (!back) return false;
    const way = [at, ...back];
    const level = way.every(({ z }, i) => i === 0 || Math.abs(z - (way[i - 1]?.z ?? z)) <= stepUp);
    return goesInTwo(behaviour, stretchesOf(length(at), back), walks, level ? straight : 0) && isFree(at);
  });
  return [here, ...reached];
}

/** Costs of the straight stretches of a way of some length, from its goal to its start. */
function stretchesOf(length: number, bends: readonly Bend[]): readonly number[] {
  return bends.map(({ left }, i) => (i === 0 ? length : (bends[i - 1]?.left ?? 0)) - left).toReversed();
}

/** Do two movements of a behaviour cover a way of such stretches? `straight`: length of a run or zigzag. */
function goesInTwo(behaviour: Behaviour, stretches: readonly number[], walks: number, straight: number): boolean {
  const way = stretches.reduce((sum, one) => sum + one, 0);
  const [first = 0] = stretches;
  const last = stretches.at(-1) ?? 0;
  const byWalks = way <= 2 * walks;
  const byRuns = stretches.length === 1 ? way <= 2 * straight : stretches.length === 2 && first <= straight && last <= straight;
  switch (behaviour) {
    case 'walker':
    case 'evader':
      return byWalks;
    case 'rusher':
      return byRuns;
    default:
      return byWalks || byRuns || way - Math.min(straight, first) <= walks || way - Math.min(straight, last) <= walks;
  }
}
