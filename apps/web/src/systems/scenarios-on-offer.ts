import type { ScenarioFile } from '@escarmouche/content';
import type { Language } from '@escarmouche/referee';
import { own } from '../storage/own.svelte.ts';
import { scenariosOf, systemIds, type TellScenarios } from './index.ts';
import type { ScenarioOnOffer } from './new-game.ts';

/** Scenarios of a system, before they are told. */
export interface Offered {
  readonly system: string;
  readonly tell: TellScenarios;
}

/** A scenario with the system that offers it. */
export type ScenarioTold = ScenarioOnOffer & { readonly system: string };

/** Fetches the scenarios of every system, and those that the player has brought. */
export async function fetchScenarios(): Promise<readonly Offered[]> {
  const [found] = await Promise.all([
    Promise.all(systemIds().map(async (system) => ({ system, tell: await scenariosOf(system) }))),
    own.look(),
  ]);
  return found.flatMap(({ system, tell }) => (tell ? [{ system, tell }] : []));
}

/** All of them as cards, those of the player's own first. */
export const told = (offered: readonly Offered[], language: Language, brought: readonly ScenarioFile[]): readonly ScenarioTold[] =>
  offered
    .flatMap(({ system, tell }) => tell(language, brought).map((scenario) => ({ system, ...scenario })))
    .toSorted((a, b) => Number(b.own !== undefined) - Number(a.own !== undefined));

/** A scenario on offer by its id. */
export async function scenarioNamed(id: string, language: Language): Promise<ScenarioTold | undefined> {
  const offered = await fetchScenarios();
  return told(offered, language, own.scenarios).find((one) => one.id === id);
}

/** Scenarios against what the rules or the NPC document play; for two persons on one side, or for one. */
export const soloAmong = (all: readonly ScenarioTold[], together: boolean): readonly ScenarioTold[] =>
  all.filter(({ npcs, seats }) => (together ? npcs && seats.length > 1 : npcs || seats.length === 1));
