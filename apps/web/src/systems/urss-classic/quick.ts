import { starWarsMaps } from '@escarmouche/content/maps/star-wars';
import { firstBattle, starWars, starWarsBands } from '@escarmouche/content/star-wars';
import type { Band } from '@escarmouche/urss-classic';
import { randomId } from '../../parts/random-id.ts';
import type { QuickBattle } from '../new-game.ts';
import { planBattle } from './battle-plan.ts';
import { QUICK_NAMES } from './side-names.ts';

const bandOf = (id: string): Band['figures'] => starWarsBands.find((one) => one.id === id)?.figures ?? [];

/** The battle that one click starts: it needs the usual world alone. */
export const quick: QuickBattle = (opponent, language) => {
  const map = starWarsMaps.find(({ id }) => id === firstBattle.map);
  const [first, second] = firstBattle.bands;
  if (!map) throw new Error('no map');
  const rebels = { name: QUICK_NAMES.rebels[language], holder: 'person', dice: 'seeded', figures: bandOf(first) } as const;
  const empire = {
    name: QUICK_NAMES.empire[language],
    holder: opponent ? 'machine' : 'person',
    dice: 'seeded',
    figures: bandOf(second),
  } as const;
  return planBattle([rebels, empire], starWars, map, {}, randomId());
};
