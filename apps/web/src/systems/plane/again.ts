import { NOBODY, type Json, type Seat, type Text } from '@escarmouche/referee';
import { PERSON, withSeed, type MatchSettings } from '@escarmouche/session';
import { randomId } from '../../parts/random-id.ts';
import type { BattlePlan } from '../new-game.ts';
import { titleOf } from './battle-plan.ts';
import { nameOfMap } from './maps/dressing.ts';
import { mapOf } from './maps/maps.ts';

/** Groups of a battle, as its set-up names them. */
interface Grouped {
  readonly groups: readonly { readonly seat: Seat; readonly name: string | Text }[];
  readonly scenario?: { readonly name: Text };
}

/** The same battle again, perhaps with the players' sides changed. */
export function sameAgain(setup: Json, matchSettings: MatchSettings, swap: boolean, ofProgram: readonly Text[]): BattlePlan {
  const { groups, scenario } = setup as unknown as Grouped;
  const { notes } = matchSettings;
  const title = scenario?.name ?? titleOf(groups, { name: nameOfMap(notes) ?? mapOf(notes.map).name }, ofProgram);
  const from = [...new Set(groups.flatMap(({ seat }) => (seat === NOBODY ? [] : [seat])))];
  const turned = swap ? [...from.slice(1), ...from.slice(0, 1)] : from;
  const seats = Object.fromEntries(from.map((seat, i) => [seat, matchSettings.seats[turned[i] ?? seat] ?? PERSON]));
  const dice = Object.fromEntries(from.map((seat, i) => [seat, matchSettings.dice[turned[i] ?? seat] ?? 'seeded']));
  return { title, setup, matchSettings: withSeed({ ...matchSettings, seats, dice }, randomId()) };
}
