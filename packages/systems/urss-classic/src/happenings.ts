import { figureOf } from '@escarmouche/skirmish';
import { FACING, placeInLine, type HappeningRules } from '@escarmouche/skirmish/plane';
import { listeners } from './automaton/noise.ts';
import type { Zone } from './content.ts';
import { plane } from './plane.ts';
import type { Turn } from './rule.ts';
import type { FigureId } from './state.ts';

/** A figure takes its place by itself, as the `nth` of `count` in a zone; where there is no room it stays away for good. */
export function comeOn(turn: Turn, id: FigureId, zone: Zone, nth: number, count: number): void {
  const figure = figureOf(turn.state, id);
  const at = placeInLine(plane, turn.state, figure, zone, nth, count);
  if (at) turn.emit({ type: 'figureDeployed', figure: id, at, facing: FACING[zone.front] });
  else turn.emit({ type: 'fledForGood', figure: id });
}

/** What a happening of a scenario does: figures come on, a noise is heard (UC-VICTORY-SCENARIO, UC-SV-AI-NOISE). */
export const happenings: HappeningRules<Turn> = {
  happen(turn, { arrivals, noise }) {
    if (arrivals) for (const [nth, id] of arrivals.figures.entries()) comeOn(turn, id, arrivals.zone, nth, arrivals.figures.length);
    if (noise) turn.emit({ type: 'noiseMade', at: noise, heardBy: listeners(turn.state) });
  },
};
