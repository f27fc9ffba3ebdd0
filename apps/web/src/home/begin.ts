import { router } from '../router/router.svelte.ts';
import { scenarioPlanOf } from '../systems/index.ts';
import type { BattlePlan, ScenarioChoice, ScenarioOnOffer } from '../systems/new-game.ts';

/** Begins a battle of a system and goes to its table; `real`: beside a real one. */
export async function play(system: string, plan: () => Promise<BattlePlan | undefined>, real = false): Promise<void> {
  const [planned, { beginBattle }] = await Promise.all([plan(), import('../table/battles.ts')]);
  const id = planned && (await beginBattle(system, planned));
  if (id) router.go(`/${real ? 'companion' : 'table'}/${id}`);
}

/** Begins a scenario, one of a player's own by its file. */
export const playScenario = (system: string, { id, own }: ScenarioOnOffer, choice: ScenarioChoice, real = false): Promise<void> =>
  play(system, async () => (await scenarioPlanOf(system))?.(own ?? id, choice), real);
