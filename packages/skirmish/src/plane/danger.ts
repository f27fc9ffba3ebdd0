import { roundPoint, sub, walk, within } from '@escarmouche/space';
import type { Loss } from '../chain.ts';
import { dangerOf, threat, type Danger, type Threat, type Threatening } from '../danger.ts';
import { distanceBetween } from '../placed/bodies.ts';
import { inPlay, withFigures, type FigureIn } from '../roster.ts';
import { approaches } from './approach.ts';
import { moverOf } from './mover.ts';
import type { PlaneRules } from './rules.ts';
import type { PlaneState } from './state.ts';

/** A strike from afar of a figure at another. */
export interface StrikeFromAfar<S extends PlaneState> {
  readonly how: 'shot' | 'power';
  readonly id: string;
  readonly may: (state: S, by: FigureIn<S>, on: FigureIn<S>) => boolean;
  readonly loss: (state: S, by: FigureIn<S>, on: FigureIn<S>) => Loss | undefined;
}

/** Rules of one document about the attacks of an activation. */
export interface DangerRules<S extends PlaneState> extends Pick<Threatening<S>, 'awaits'> {
  readonly plane: PlaneRules<S>;
  readonly strikes: (state: S, by: FigureIn<S>) => readonly StrikeFromAfar<S>[];
  /** The figure once it is on its feet. */
  readonly upright: (by: FigureIn<S>) => FigureIn<S>;
  readonly stands: (by: FigureIn<S>) => boolean;
  readonly opponents: (state: S, by: FigureIn<S>) => readonly FigureIn<S>[];
  /** Losses of the enemy in a fight. */
  readonly fight: (state: S, by: FigureIn<S>, on: FigureIn<S>) => Loss;
  readonly walks: (state: S, by: FigureIn<S>) => number;
  /** Facing of a charged figure. */
  readonly charged: (state: S, on: FigureIn<S>, charger: FigureIn<S>) => FigureIn<S>;
  /** Actions of a figure when it next acts. */
  readonly actions: (state: S, by: FigureIn<S>) => number;
}

/**
 * Threats to a figure that stood at a place in the next activation of each enemy, which may first turn, get up, walk or charge straight at the
 * figure; and threats of the figure to them from there. Exact chances of the first action; guards are not counted.
 */
export function dangerBy<S extends PlaneState & { readonly activation?: { readonly figure: string } | undefined }>(
  rules: DangerRules<S>,
): (state: S, there: FigureIn<S>) => Danger {
  const { plane, strikes, upright, stands, opponents, fight, walks, charged, actions, awaits } = rules;

  /** Strikes from afar of a figure that has got up and faces its target. */
  function fromAfar(state: S, by: FigureIn<S>, on: FigureIn<S>): Threat[] {
    const to = sub(on, by);
    const turned = { ...upright(by), facing: to.x === 0 && to.y === 0 ? by.facing : to };
    return strikes(state, by).flatMap(({ how, id, may, loss }) => {
      const lost = may(state, turned, on) ? loss(state, turned, on) : undefined;
      return lost ? [{ ...threat(by, how, lost, id), asItStands: stands(by) && may(state, by, on) }] : [];
    });
  }

  /** A fight in contact, or as far as a weapon reaches. */
  function inReach(state: S, by: FigureIn<S>, on: FigureIn<S>): Threat[] {
    if (!opponents(state, by).some(({ id }) => id === on.id)) return [];
    return [{ ...threat(by, 'fight', fight(state, by, on)), asItStands: stands(by) }];
  }

  /** A fight at the figures' places, or after a straight charge. */
  function closeBy(state: S, by: FigureIn<S>, on: FigureIn<S>): Threat[] {
    const here = inReach(state, by, on);
    if (here.length > 0 || by.posture === 'prone' || !inPlay(on)) return here;
    const allowance = walks(state, by);
    if (!within(distanceBetween(state, by, on), allowance)) return [];
    const { touches, end } = walk(state.scene.table, moverOf(plane, state, by), [{ x: on.x, y: on.y }], allowance);
    if (!touches.includes(on.id)) return [];
    const charger = { ...upright(by), ...roundPoint(end), z: end.z, facing: sub(on, end) };
    const met = charged(withFigures(state, charger), on, charger);
    return [threat(by, 'charge', fight(withFigures(state, charger, met), charger, met))];
  }

  const threatening: Threatening<S> = {
    fromAfar,
    inReach,
    closeBy,
    awaits,
    // A prone figure gets up first, and has no action left for a walk.
    approaches: (state, by, on) =>
      by.posture === 'prone' || by.perch || actions(state, by) < 2 ? [] : approaches(plane, state, by, on, walks(state, by)),
  };
  return (state, { perch: _left, ...there }) => dangerOf(threatening, state, there as FigureIn<S>);
}
