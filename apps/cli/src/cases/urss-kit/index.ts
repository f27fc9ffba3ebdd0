import { urssKitRules } from '@escarmouche/content/rulebook/urss-kit';
import type { CaseKind } from '../contract.ts';
import { build } from './build.ts';
import { runCase } from './run.ts';
import { conformanceCase, type Case } from './schema.ts';

/** Conformance cases of URSS kit. */
export const urssKitCases: CaseKind<Case> = {
  schema: conformanceCase,
  ruleIds: urssKitRules.rules.map(({ id }) => id),
  problems(one) {
    const built = build(one);
    return built.ok ? [] : built.problems;
  },
  run: runCase,
};
