import type { ScenarioFile } from '@escarmouche/content';
import { NOBODY, type Json, type Seat } from '@escarmouche/referee';
import type { SeatHolder } from '@escarmouche/session';
import { randomId } from '../../../parts/random-id.ts';
import type { BattlePlan } from '../../new-game.ts';
import { notesOf } from '../maps/maps.ts';

/** The battle of a scenario. `seat`: the one that a person takes, the bot the others; all are persons’ without it. */
export function planOf(
  { name, map }: Pick<ScenarioFile, 'name' | 'map'>,
  setup: { readonly groups: readonly { readonly seat: Seat }[] },
  seat: Seat | undefined,
): BattlePlan {
  const played = new Set(setup.groups.map((group) => group.seat).filter((one) => one !== NOBODY));
  const holderOf = (one: string): SeatHolder => (seat === undefined || one === seat ? 'person' : 'machine');
  return {
    title: name,
    setup: setup as unknown as Json,
    matchSettings: {
      seed: randomId(),
      generator: 'sfc32',
      dice: Object.fromEntries([...played].map((one) => [one, 'seeded'])),
      seats: Object.fromEntries([...played].map((one) => [one, holderOf(one)])),
      notes: notesOf(map),
    },
  };
}
