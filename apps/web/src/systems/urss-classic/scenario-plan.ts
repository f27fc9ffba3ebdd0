import { scenarioNamed } from '@escarmouche/content/scenarios';
import { scenarioSetup } from '@escarmouche/content/scenarios/setup';
import { NOBODY, type Json } from '@escarmouche/referee';
import type { SeatHolder } from '@escarmouche/session';
import { randomId } from '../../parts/random-id.ts';
import type { ScenarioPlan } from '../new-game.ts';

/** The battle of a ready scenario. */
export const planScenario: ScenarioPlan = (id, { seat, bands }) => {
  const { name, map } = scenarioNamed(id);
  const setup = scenarioSetup(id, { bands });
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
      notes: { map },
    },
  };
};
