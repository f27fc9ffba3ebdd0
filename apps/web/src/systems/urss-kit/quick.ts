import { kit, kitBands, kitRivals } from '@escarmouche/content/kit';
import { starWarsMaps } from '@escarmouche/content/maps/star-wars';
import type { Band } from '@escarmouche/urss-kit';
import { randomId } from '../../parts/random-id.ts';
import type { QuickBattle } from '../new-game.ts';
import { quickSides } from '../urss/quick.ts';
import { planBattle } from './battle-plan.ts';

const bandOf = (id: string): Band['figures'] => kitBands.find((one) => one.id === id)?.figures ?? [];

/** The battle that one click starts: the first pair of ready bands, small enough to alternate (UK-TURN-MODE). */
export const quick: QuickBattle = (opponent, language) => {
  const [map] = starWarsMaps;
  if (!map) throw new Error('no map');
  const [[one, other]] = kitRivals;
  return planBattle(quickSides(bandOf(one), bandOf(other), opponent, language), kit, map, {}, randomId());
};
