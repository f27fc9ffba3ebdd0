import { zombiesRules } from '@escarmouche/content/rulebook/zombies';
import type { CaseKind } from '../contract.ts';
import { build } from './build.ts';
import { runCase } from './run.ts';
import { zombiesCase, type ZombiesCase } from './schema.ts';

/** Conformance cases of Zombies!!!. */
export const zombiesCases: CaseKind<ZombiesCase> = {
  schema: zombiesCase,
  ruleIds: zombiesRules.rules.map(({ id }) => id),
  problems(one) {
    const built = build(one);
    return built.ok ? [] : built.problems;
  },
  run: runCase,
};
