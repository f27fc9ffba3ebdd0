import { maps } from '../packages/content/src/index.ts';
import { kit, kitBands } from '../packages/content/src/kit/index.ts';
import { battleSetup } from '../packages/systems/urss-kit/src/band.ts';
import type { Setup } from '../packages/systems/urss-kit/src/index.ts';

/** Six of each of two bands of the kit on one of our maps, by alternating activation. */
export function kitSkirmish(mapIndex: number): Setup {
  const map = maps[mapIndex % maps.length];
  if (!map) throw new Error('there are no maps');
  const groups = ['empire', 'rebelles'].map((id, i) => {
    const band = kitBands.find((one) => one.id === id);
    const zone = map.zones[i];
    if (!band || !zone) throw new Error('a band or a zone is missing');
    return { id: `g${i}`, name: band.name.fr, side: `s${i}`, seat: `p${i}`, zone, content: kit, figures: band.figures.slice(0, 6) };
  });
  return battleSetup({ table: map.table, options: {}, groups });
}
