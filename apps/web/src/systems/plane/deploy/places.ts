import { mix, randomFrom } from '@escarmouche/referee';
import { groupById, type GroupId } from '@escarmouche/skirmish';
import { withFigureAt } from '@escarmouche/skirmish/placed';
import { drawnUp, undeployed, type PlaneFigureGame, type PlaneState } from '@escarmouche/skirmish/plane';
import type { Vector } from '@escarmouche/space';
import { figureIn, groupOfFigure } from '../who.ts';
import type { Stance } from '../../game-adapter.ts';

/** Towards the front of its zone. */
const AHEAD: Record<string, Vector> = {
  north: { x: 0, y: 1000 },
  south: { x: 0, y: -1000 },
  east: { x: 1000, y: 0 },
  west: { x: -1000, y: 0 },
};

export function frontOf(state: PlaneState, figure: string): Vector {
  return AHEAD[groupOfFigure(state, figure)?.zone.front ?? 'north'] ?? { x: 0, y: 1000 };
}

/** Start of a figure's ghost: its own place, or the middle of its zone. */
export function homeOf(state: PlaneState, id: string): Stance {
  const { x = 0, y = 0, posture, facing = { x: 0, y: 1000 } } = figureIn(state, id) ?? {};
  const zone = posture === 'reserve' ? groupOfFigure(state, id)?.zone : undefined;
  return { at: zone ? { x: zone.x + zone.width / 2, y: zone.y + zone.height / 2 } : { x, y }, facing };
}

/** The commands that place the figures of one group that have no place yet, as they are drawn up, one after the other; other places with another lot. */
export function* placing<S extends PlaneState, C>(
  game: Pick<PlaneFigureGame<S, C>, 'rules' | 'deploy'>,
  state: S,
  id: GroupId,
  lot = 0,
): Generator<C, undefined> {
  const { figures } = groupById(state, id);
  let draft = state;
  for (const figure of undeployed(state, id)) {
    const at = drawnUp(game.rules, draft, figure, randomFrom(mix(lot, figures.indexOf(figure.id))));
    if (!at) continue;
    draft = withFigureAt(draft, { ...figure, posture: 'standing' }, at);
    yield game.deploy(figure.id, at, figure.facing);
  }
}

/**
 * All deployments. A reader who asks after each figure placed takes the next of `placing`: the others would be drawn up again and again.
 */
export const deployments = <S extends PlaneState, C>(...of: Parameters<typeof placing<S, C>>): readonly C[] => [...placing(...of)];
