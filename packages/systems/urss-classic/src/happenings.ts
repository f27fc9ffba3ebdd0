import { comeOn, type HappeningRules } from '@escarmouche/skirmish/plane';
import { listeners } from './automaton/noise.ts';
import { plane } from './plane.ts';
import type { Turn } from './turn.ts';

/** Happenings of a scenario: figures come on, a noise is heard (UC-VICTORY-SCENARIO, UC-SV-AI-NOISE). */
export const happenings: HappeningRules<Turn> = {
  arrive: (turn, arrivals, again) => comeOn(plane, turn, arrivals, again),
  hear: (turn, noise) => turn.emit({ type: 'noiseMade', at: noise, heardBy: listeners(turn.state) }),
};
