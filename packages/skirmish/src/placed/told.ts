import { span, type Place, type Vector } from '@escarmouche/space';
import type { FigureId } from '../roster.ts';
import type { PlacedState } from './state.ts';

/**
 * What persons have said of one figure as another has it before it, where the map does not have the table: it stands before what is measured, for rules,
 * odds and reasons alike. It holds as long as both stand where they stood, and the target faces as it did for the side of it.
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

/** What holds of two figures; of their places those given, their own unless told. */
export const toldOf = ({ told }: PlacedState, from: Standing, to: Standing, here: Place = from, there: Place = to): Told | undefined =>
  told?.find((one) => one.from === from.id && one.to === to.id && same(one.at.from, here) && same(one.at.to, there));
