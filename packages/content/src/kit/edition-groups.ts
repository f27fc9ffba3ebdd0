import type { ClassicScenario, ScenarioGroup } from '../load-scenario.ts';

/**
 * The groups of a scenario where the kit is played, with its choices and deployment zones for that edition. Bands have been measured in URSS classic alone, so that no
 * other is on offer.
 */
export function kitEditionGroups({ groups, editions }: ClassicScenario): readonly ScenarioGroup[] {
  const { choices: own = {}, deployment = {} } = editions?.['urss-kit'] ?? {};
  return groups.map(({ budget: _budget, choices, zone, ...group }) => ({
    ...group,
    zone: deployment[group.id] ?? zone,
    ...(choices && { choices: own[group.id] ?? choices }),
  }));
}
