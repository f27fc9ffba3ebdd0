import { maps } from '@escarmouche/content/maps';
import type { Language } from '@escarmouche/referee';
import type { BattleMap } from '@escarmouche/urss-classic';
import type { Ground, PlaneBoard } from '../../boards/plane/model.ts';
import { measured } from '../../i18n/format.ts';
import type { MapOnOffer } from '../new-game.ts';
import { terrainOf } from '../plane/terrain.ts';

/** What the table of a ready map is covered with; others lie on sand. */
export const groundOf = (map: string | undefined): Ground => maps.find(({ id }) => id === map)?.ground ?? 'sand';

/** A map with nobody on it. */
function boardOf(map: BattleMap, language: Language): PlaneBoard {
  return {
    kind: 'plane',
    width: map.table.width,
    height: map.table.height,
    ground: groundOf(map.id),
    terrain: terrainOf(map.table, language),
    zones: map.zones.map(({ x, y, width, height }, side) => ({ side, x, y, width, height, open: false })),
    figures: [],
  };
}

/** The ready maps, without a line of the rules. */
export function mapsOnOffer(language: Language): readonly MapOnOffer[] {
  return maps.map((map) => ({
    id: map.id,
    name: map.name[language],
    story: map.story[language],
    board: boardOf(map, language),
    size: `${measured(map.table.width, language)} × ${measured(map.table.height, language)}`,
  }));
}
