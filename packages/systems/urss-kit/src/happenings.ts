import { figureOf } from '@escarmouche/skirmish';
import { FACING, placeInLine, type HappeningRules, type Zone } from '@escarmouche/skirmish/plane';
import { plane } from './plane.ts';
import type { Turn } from './rule.ts';
import type { FigureId } from './state.ts';

/** A figure takes its place by itself, as the `nth` of `count` in a zone; where there is no room it stays away for good. */
function comeOn(turn: Turn, id: FigureId, zone: Zone, nth: number, count: number): void {
  const at = placeInLine(plane, turn.state, figureOf(turn.state, id), zone, nth, count);
  if (at) turn.emit({ type: 'figureDeployed', figure: id, at, facing: FACING[zone.front] });
  else turn.emit({ type: 'fledForGood', figure: id });
}

/** What a happening of a scenario does: figures come on. The kit has no rule for noise. */
export const happenings: HappeningRules<Turn> = {
  happen(turn, { arrivals }) {
    for (const [nth, id] of arrivals?.figures.entries() ?? []) if (arrivals) comeOn(turn, id, arrivals.zone, nth, arrivals.figures.length);
  },
};
