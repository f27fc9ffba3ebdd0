import { comeOn, type HappeningRules } from '@escarmouche/skirmish/plane';
import { plane } from './plane.ts';
import type { Turn } from './turn.ts';

/** Happenings of a scenario: figures come on. The kit has no rule for noise. */
export const happenings: HappeningRules<Turn> = {
  arrive: (turn, arrivals, again) => comeOn(plane, turn, arrivals, again),
};
