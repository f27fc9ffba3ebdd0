import { span, type Place, type Vector } from '@escarmouche/space';
import type { FigureId } from '../roster.ts';
import type { PlacedState } from './state.ts';

/**
 * Facts that persons have told of one figure from the place of another, where the map does not have the table: they come before measures, for rules,
 * odds and reasons alike. Facts hold as long as both figures stand where they stood; the side also as long as the target faces as it did.
 */
export interface Told {
  readonly from: FigureId;
  readonly to: FigureId;
  /** Between their bases, in units; told both ways. */
  readonly distance?: number | undefined;
  /** The share of the target that is hidden from the other, 0 to 1. */
  readonly hidden?: number | undefined;
  /** The arc of the target in which the other stands. */
  readonly side?: 'front' | 'rear' | undefined;
  readonly at: { readonly from: Place; readonly to: Place; readonly facing: Vector };
}

/** A figure, at its place or at another one. */
interface Standing extends Place {
  readonly id: FigureId;
}

const same = (one: Place, other: Place): boolean => span(one, other) === 0 && one.z === other.z;

/** Facts that hold of two figures at the places given, or at their own. */
export const toldOf = ({ told }: PlacedState, from: Standing, to: Standing, here: Place = from, there: Place = to): Told | undefined =>
  told?.find((one) => one.from === from.id && one.to === to.id && same(one.at.from, here) && same(one.at.to, there));
