import { figureOf, markOf } from '@escarmouche/skirmish';
import { moverOf } from '@escarmouche/skirmish/plane';
import { walk, type Mover } from '@escarmouche/space';
import { pathToExit, touchesExit } from './exits.ts';
import { baseMove } from './figures.ts';
import { crawling } from './plane.ts';
import type { Figure } from './state.ts';
import type { Turn } from './turn.ts';

const RULE = 'UK-STATE-OUT';

/** At the end of each turn but that of their fall, figures out of action crawl towards the nearest exit, and off the table (UK-STATE-OUT). */
export function crawlOff(turn: Turn): void {
  for (const id of turn.state.scene.roster) {
    const figure = figureOf(turn.state, id);
    if (figure.posture !== 'out' || markOf(turn.state, RULE, id) !== undefined) continue;
    if (touchesExit(turn.state, figure)) turn.emit({ type: 'figureGone', figure: id });
    else crawl(turn, figure);
  }
}

/** Half its base move along the shortest way; other figures are not in the way of a figure that crawls, nor it in theirs (UK-ACT-CRAWL). */
function crawl(turn: Turn, figure: Figure): void {
  const { state } = turn;
  const { table } = state.scene;
  const mover: Mover = { ...moverOf(crawling, state, figure), others: [] };
  const path = pathToExit(state, figure, mover);
  const { points, length } = walk(table, mover, path, baseMove(state, figure) / 2);
  if (length === 0) return;
  turn.emit({
    type: 'figureMoved',
    figure: figure.id,
    manner: 'move',
    points: points.map(({ x, y, z }) => ({ x: Math.round(x), y: Math.round(y), z })),
  });
  if (touchesExit(state, figure)) turn.emit({ type: 'figureGone', figure: figure.id });
}
