import type { BattleMap } from '@escarmouche/content';
import { NOBODY, type Json, type Seat } from '@escarmouche/referee';
import { battleSetup, playsItself, type Band, type BandGroup, type Content, type Setup } from '@escarmouche/urss-classic';
import type { BattlePlan } from '../new-game.ts';
import { named, SEATS, settingsOf, titleOf, type Side as SideOf } from '../plane/battle-plan.ts';
import { GIVEN_NAMES } from './side-names.ts';

export type Side = SideOf<Band['figures'][number]>;

/** Seats of the sides: a side that plays itself has none, unless every side plays itself. */
function seatsFor(sides: readonly Side[], content: Content): readonly Seat[] {
  const seats = sides.map(({ figures }, index) => (playsItself(content, figures) ? NOBODY : (SEATS[index] ?? NOBODY)));
  return seats.every((seat) => seat === NOBODY) ? SEATS.slice(0, sides.length) : seats;
}

/** A battle of one group a side, each in the zone of its place. */
function build(sides: readonly Side[], content: Content, map: BattleMap, options: Setup['options']): Setup {
  const seats = seatsFor(sides, content);
  const groups = sides.flatMap((side, index): BandGroup[] => {
    const [id, seat, zone] = [SEATS[index], seats[index], map.zones[index]];
    if (!id || seat === undefined || !zone) return [];
    return [{ id, name: side.name, side: id, seat, zone, content, figures: named(side.figures, index) }];
  });
  return battleSetup({ table: map.table, options, groups });
}

/** `notes`: notes of the map. */
export function planBattle(
  sides: readonly Side[],
  content: Content,
  map: BattleMap,
  options: Setup['options'],
  seed: string,
  notes: BattlePlan['matchSettings']['notes'] = { map: map.id },
): BattlePlan {
  const setup = build(sides, content, map, options) as unknown as Json;
  return { title: titleOf(sides, map, GIVEN_NAMES), setup, matchSettings: settingsOf(sides, seatsFor(sides, content), notes, seed) };
}
