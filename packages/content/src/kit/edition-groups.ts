import type { NamedFigure } from '@escarmouche/urss-classic/bands';
import type { ClassicScenario, ScenarioGroup } from '../load-scenario.ts';
import type { ScenarioBands } from '../scenario-bands.ts';
import { starWarsBands } from '../star-wars.ts';

/** The bands that the kit converts; their worth there has not been measured. */
export const kitEditionBands: ScenarioBands<NamedFigure> = { ready: starWarsBands };

/**
 * The groups of a scenario where the kit is played, with its choices and deployment zones for that edition. Converted bands have been measured in
 * URSS classic alone, so that no other is on offer.
 */
export function kitEditionGroups({ groups, editions }: ClassicScenario): readonly ScenarioGroup[] {
  const { choices: own = {}, deployment = {} } = editions?.['urss-kit'] ?? {};
  return groups.map(({ budget: _budget, choices, zone, ...group }) => ({
    ...group,
    zone: deployment[group.id] ?? zone,
    ...(choices && { choices: own[group.id] ?? choices }),
  }));
}
