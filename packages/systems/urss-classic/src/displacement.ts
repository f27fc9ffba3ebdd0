import { sub, type Vector } from '@escarmouche/space';
import type { Attack } from './attack.ts';
import { baseMove, figureOf, inPlay, sheetOf } from './figures.ts';
import { disengage } from './melee/free-attack.ts';
import { comeDown, fallBlow } from './movement/fall.ts';
import { travel } from './movement/travel.ts';
import { displacedWay, fleeWay, type Way } from './movement/way.ts';
import type { Turn } from './rule.ts';
import type { Figure, FigureId, State } from './state.ts';

const PACE = 1000;

/** From centre to centre; the facing of the other figure when one is above the other (UC-SYS-FORCED). */
function awayFrom(figure: Figure, other: Figure): Vector {
  const line = sub(figure, other);
  return line.x === 0 && line.y === 0 ? other.facing : line;
}

/** Where being pushed or thrown away from another figure takes a figure; nothing changes yet (UC-SYS-FORCED). */
export function pushedAway(state: State, figure: Figure, from: Figure, length = PACE, manner: 'pushed' | 'thrown' = 'pushed'): Way {
  return displacedWay(state, figure, awayFrom(figure, from), length, manner, from.id);
}

/** The damage roll that being pushed or thrown over an edge would come to (UC-MOVE-FALL). */
export function pushBlows(state: State, figure: Figure, from: Figure, length = PACE): readonly Attack[] {
  const { fall } = pushedAway(state, figure, from, length);
  const blow = fall && fallBlow(figure.id, fall.from.z - fall.landing.z);
  return blow ? [blow] : [];
}

/** Goes the way of a displacement; off a wall or ladder the figure falls even where it cannot be moved (UC-ACT-LADDER-USE). */
function carryOut(turn: Turn, figure: Figure, way: Way): void {
  travel(turn, figure, way);
  if (figure.perch) comeDown(turn, figure);
}

/** Pushes a figure back one pace, away from its opponent (UC-MELEE-PUSH). */
export function pushBack(turn: Turn, id: FigureId, from: FigureId): void {
  const figure = figureOf(turn.state, id);
  carryOut(turn, figure, pushedAway(turn.state, figure, figureOf(turn.state, from)));
}

/** Pushes two figures back from each other at the same time; the first one falls first, and who has reacted to it may be in the way of the second (UC-MELEE-TIE). */
export function pushApart(turn: Turn, first: FigureId, second: FigureId): void {
  const [one, other] = [figureOf(turn.state, first), figureOf(turn.state, second)];
  const way = pushedAway(turn.state, other, one);
  const [start] = way.until(0);
  carryOut(turn, one, pushedAway(turn.state, one, other));
  const moved = other.x !== start?.x || other.y !== start.y || other.z !== start.z;
  if (inPlay(other)) carryOut(turn, other, moved ? pushedAway(turn.state, other, one) : way.onward(turn.state, other, 0));
}

/** Sends a figure straight away from another (UC-SYS-FORCED). */
export function throwBack(turn: Turn, id: FigureId, from: FigureId, length: number): void {
  const figure = figureOf(turn.state, id);
  carryOut(turn, figure, pushedAway(turn.state, figure, figureOf(turn.state, from), length, 'thrown'));
}

/**
 * A figure flees from an enemy: free attacks first if it is engaged, then straight away, as far as twice its base move goes. In its own activation that
 * ends it (UC-MORALE-FLEE). A prone figure stays where it is.
 */
export function fleeFrom(turn: Turn, id: FigureId, enemy: FigureId): void {
  const figure = figureOf(turn.state, id);
  const direction = awayFrom(figure, figureOf(turn.state, enemy));
  if (figure.posture !== 'prone' && !disengage(turn, figure)) return;
  const way = fleeWay(turn.state, figure, direction, 2 * baseMove(sheetOf(turn.state, id)));
  if (figure.posture !== 'prone' && way.length > 0) return travel(turn, figure, way);
  const { x, y, z, perch } = figure;
  turn.emit({ type: 'figureMoved', figure: id, manner: 'fled', points: [{ x, y, z }], perch });
}
