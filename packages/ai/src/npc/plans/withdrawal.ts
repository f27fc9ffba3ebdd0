import { bodyOf } from '@escarmouche/skirmish/placed';
import { distance, PACE, span, type Place } from '@escarmouche/space';
import { ghostAt, turnTo } from '../../plane/ghost.ts';
import type { End } from '../ground/end.ts';
import { walksOf } from '../ground/walks.ts';
import type { Manned } from '../game.ts';
import { nearestOf } from '../group/people.ts';
import type { Plan } from './plan.ts';
import { moveOnly } from './movements.ts';
import type { Planner } from './planner.ts';

const TENTH = PACE / 10;

/** The withdrawal of a Fuyant: straight away from the nearest player character, else the farthest end at most 90 degrees off (AI-BEH-FUYANT). */
export function withdrawals<S extends Manned, C>(planner: Planner<S, C>): readonly Plan<S, C>[] {
  const { situation } = planner;
  const { npcGame, state, npc, pcs, mover, walks } = situation;
  const foe = nearestOf(state, npc, pcs);
  if (!foe) return [];
  const size = span(npc, foe) || 1;
  const away = { x: (npc.x - foe.x) / size, y: (npc.y - foe.y) / size };
  const full: Place = { x: Math.round(npc.x + away.x * walks), y: Math.round(npc.y + away.y * walks), z: npc.z };
  const farness = ({ at }: End<C>): number => distance(bodyOf(state, ghostAt<S>(npc, at)), bodyOf(state, foe));
  const off = ({ at }: End<C>): number => {
    const along = (at.x - npc.x) * away.x + (at.y - npc.y) * away.y;
    return -along / (span(at, npc) || 1);
  };
  const now = farness({ at: npc } as unknown as End<C>);
  const ends = walksOf(npcGame.game, state, npc, mover, [full]).filter(
    (end) => end.length > 0 && end.touches.length === 0 && off(end) <= 0 && farness(end) > now,
  );
  const straight = ends.find(({ at }) => span(at, full) <= 2);
  const most = Math.max(...ends.map(farness));
  const farthest =
    straight ??
    ends.filter((end) => farness(end) >= most - TENTH).toSorted((a, b) => off(a) - off(b) || a.at.x - b.at.x || a.at.y - b.at.y)[0];
  const stay = situation.ends().filter(({ length }) => length === 0);
  return moveOnly(planner, farthest ? [farthest] : stay).map((plan) => {
    const there = { ...plan.there };
    turnTo(there, foe);
    const { turned, ...rest } = plan;
    return { ...rest, there, first: turned ? turned(there.facing) : plan.first };
  });
}
