import type { ScenarioFile } from '@escarmouche/content';
import { NOBODY, type Json, type Seat } from '@escarmouche/referee';
import { BOT, NPC, PERSON, type SeatHolder } from '@escarmouche/session';
import { randomId } from '../../../parts/random-id.ts';
import type { BattlePlan } from '../../new-game.ts';
import { notesOf } from '../maps/maps.ts';

interface Setup {
  readonly groups: readonly { readonly seat: Seat; readonly figures: readonly { readonly id: string }[] }[];
  readonly npcs?: { readonly roles: object } | undefined;
}

interface Scenario extends Pick<ScenarioFile, 'name' | 'map'> {
  readonly groups: readonly Pick<ScenarioFile['groups'][number], 'seat' | 'by'>[];
}

/** Is a seat made for NPCs? By its word in the file, else where the set-up gives a role to a figure of the seat. */
function isOfNpcs(file: Scenario, { groups, npcs }: Setup, seat: Seat): boolean {
  const by = file.groups.find((group) => group.seat === seat && group.by)?.by;
  const hasRole = groups.some((group) => group.seat === seat && group.figures.some(({ id }) => Object.hasOwn(npcs?.roles ?? {}, id)));
  return by === undefined ? hasRole : by === 'npc';
}

/**
 * The battle of a scenario. `seat`: the one that a person takes; without it persons take all. Seats of NPCs stay with the NPCs, and the bot takes the
 * others.
 */
export function planOf(file: Scenario, setup: Setup, seat: Seat | undefined): BattlePlan {
  const { name, map } = file;
  const played = new Set(setup.groups.map((group) => group.seat).filter((one) => one !== NOBODY));
  function holderOf(one: Seat): SeatHolder {
    if (one === seat) return PERSON;
    if (isOfNpcs(file, setup, one)) return NPC;
    return seat === undefined ? PERSON : BOT;
  }
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
