import { loadMap, type BattleMap, type MapFile } from '@escarmouche/content';
import type { Language } from '@escarmouche/referee';
import type { MapOnOffer } from '../../new-game.ts';
import { measured } from '../../../i18n/format.ts';
import type { PlaneBoard } from '../../../boards/plane/model.ts';
import { ownId } from '../../../storage/own-id.ts';
import { terrainOf } from '../terrain.ts';

/** A map with nobody on it. */
function boardOf(map: BattleMap, language: Language): PlaneBoard {
  return {
    kind: 'plane',
    width: map.table.width,
    height: map.table.height,
    ground: map.ground ?? 'sand',
    patches: map.patches,
    terrain: terrainOf(map.table, language, map.looks),
    zones: map.zones.map(({ x, y, width, height }, side) => ({ side, x, y, width, height, open: false })),
    figures: [],
  };
}

/** Maps that players have brought; one that this version no longer reads is left out. */
export function ownMapsOnOffer(files: readonly MapFile[], language: Language): readonly MapOnOffer[] {
  return files.flatMap((file) => {
    try {
      return { ...mapOnOffer(loadMap(file), language), id: ownId(file), own: file };
    } catch {
      return [];
    }
  });
}

export function mapOnOffer(map: BattleMap, language: Language): MapOnOffer {
  return {
    id: map.id,
    name: map.name[language],
    story: map.story[language],
    board: boardOf(map, language),
    size: `${measured(map.table.width, language)} × ${measured(map.table.height, language)}`,
  };
}
