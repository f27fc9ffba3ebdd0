import { starWarsMaps } from '@escarmouche/content/maps/star-wars';
import { firstBattle, starWars, starWarsBands } from '@escarmouche/content/star-wars';
import type { Band } from '@escarmouche/urss-classic';
import { randomId } from '../../parts/random-id.ts';
import type { QuickBattle } from '../new-game.ts';
import { quickSides } from '../urss/quick.ts';
import { planBattle } from './battle-plan.ts';

const bandOf = (id: string): Band['figures'] => starWarsBands.find((one) => one.id === id)?.figures ?? [];

/** The battle of one click, which needs the usual world alone. */
export const quick: QuickBattle = (opponent, language) => {
  const map = starWarsMaps.find(({ id }) => id === firstBattle.map);
  const [first, second] = firstBattle.bands;
  if (!map) throw new Error('no map');
  return planBattle(quickSides(bandOf(first), bandOf(second), opponent, language), starWars, map, {}, randomId());
};
