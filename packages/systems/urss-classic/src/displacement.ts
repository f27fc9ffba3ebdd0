import { displace, sub, type Other, type Trace, type Vector } from '@escarmouche/space';
import { bodyOf, figureOf, figuresInPlay } from './figures.ts';
import type { MoveManner } from './events.ts';
import type { Turn } from './rule.ts';
import type { Figure, FigureId, State } from './state.ts';

const PACE = 1000;

/** Where a push or throw away from another figure takes a figure; nothing changes yet (UC-SYS-FORCED). */
export function pushedAway(state: State, figure: Figure, from: Figure, length = PACE): Trace {
  const others = figuresInPlay(state)
    .filter(({ id }) => id !== figure.id)
    .map((other): Other => ({ id: other.id, body: bodyOf(state, other), manner: 'stop' }));
  return displace(state.scene.table, bodyOf(state, figure), awayFrom(figure, from), length, others);
}

/** From centre to centre; the facing of the figure that causes it when one is above the other. */
function awayFrom(figure: Figure, from: Figure): Vector {
  const line = sub(figure, from);
  return line.x === 0 && line.y === 0 ? from.facing : line;
}

/** Carries a displacement out. */
export function carryOut(turn: Turn, id: FigureId, trace: Trace, manner: MoveManner, by?: FigureId): void {
  if (trace.length > 0) turn.emit({ type: 'figureMoved', figure: id, manner, points: trace.points, by });
}

/** Pushes a figure back one pace, away from its opponent (UC-MELEE-PUSH). */
export function pushBack(turn: Turn, id: FigureId, from: FigureId): void {
  carryOut(turn, id, pushedAway(turn.state, figureOf(turn.state, id), figureOf(turn.state, from)), 'pushed', from);
}

/** Pushes two figures back from each other at the same time; the first one falls first (UC-MELEE-TIE). */
export function pushApart(turn: Turn, first: FigureId, second: FigureId): void {
  const [one, other] = [figureOf(turn.state, first), figureOf(turn.state, second)];
  const traces = [pushedAway(turn.state, one, other), pushedAway(turn.state, other, one)] as const;
  carryOut(turn, first, traces[0], 'pushed', second);
  carryOut(turn, second, traces[1], 'pushed', first);
}
