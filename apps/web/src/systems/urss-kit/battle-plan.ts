import type { BattleMap } from '@escarmouche/content';
import type { Json } from '@escarmouche/referee';
import { battleSetup, type BandFigure, type BandGroup, type Content, type Setup } from '@escarmouche/urss-kit';
import type { BattlePlan } from '../new-game.ts';
import { named, SEATS, settingsOf, titleOf, type Side } from '../plane/battle-plan.ts';
import { GIVEN_NAMES } from './side-names.ts';

/** A battle of one group a side, each in the zone of its place. `notes`: notes of the map. */
export function planBattle(
  sides: readonly Side<BandFigure>[],
  content: Content,
  map: BattleMap,
  options: Setup['options'],
  seed: string,
  notes: BattlePlan['matchSettings']['notes'] = { map: map.id },
): BattlePlan {
  const groups = sides.flatMap(({ name, figures }, index): BandGroup[] => {
    const [id, zone] = [SEATS[index], map.zones[index]];
    return id && zone ? [{ id, name, side: id, seat: id, zone, content, figures: named(figures, index) }] : [];
  });
  const setup = battleSetup({ table: map.table, options, groups });
  return {
    title: titleOf(sides, map, GIVEN_NAMES),
    setup: setup as unknown as Json,
    matchSettings: settingsOf(
      sides,
      groups.map(({ seat }) => seat),
      notes,
      seed,
    ),
  };
}
