import { figureOf } from '@escarmouche/skirmish';
import { touchedAt } from '@escarmouche/skirmish/plane';
import type { Place, Point } from '@escarmouche/space';
import type { Gesture, GestureTeller } from '../gesture-told.ts';
import type { UrssAdvice, UrssState } from './game.ts';

/** Members of commands that are aims. */
interface Aimed {
  readonly type: string;
  readonly figure?: string;
  readonly target?: string;
  readonly feature?: string;
  readonly path?: readonly Point[];
  readonly to?: Point;
  readonly point?: Place;
}

/** Gestures of both URSS documents. */
export function gesturesOf<S extends UrssState, C extends object>(game: Pick<UrssAdvice<S, C>, 'actionOf'>): GestureTeller<S, C> {
  return {
    gestureFor(state, command, actor = state.activation?.figure) {
      const { type, figure, target, feature, path, to, point } = command as C & Aimed;
      if (type === 'activate') return figure === undefined ? {} : { figure };
      const action = game.actionOf(command);
      if (target !== undefined) return { action, target: { kind: 'figure', id: target } };
      if (feature !== undefined) return { action, target: { kind: 'feature', id: feature } };
      const at = path?.at(-1) ?? to ?? point;
      return { action, ...(at && { target: enemyAt(state, actor, at) ?? { kind: 'ground', at } }) };
    },
  };
}

/** The enemy that a figure would touch at a place: pointed at itself, for a place beside it is easily missed. */
function enemyAt(state: UrssState, actor: string | undefined, at: Point): Gesture['target'] {
  if (actor === undefined) return undefined;
  const figure = figureOf(state, actor);
  const [id] = touchedAt(state, figure, { z: figure.z, ...at });
  return id === undefined ? undefined : { kind: 'figure', id };
}
