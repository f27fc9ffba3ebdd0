import { urssClassicRules } from '@escarmouche/content/rulebook/urss-classic';
import type { CaseKind } from '../contract.ts';
import { build } from './build.ts';
import { runCase } from './run.ts';
import { conformanceCase, type Case } from './schema.ts';

/** Conformance cases of URSS classic. */
export const urssCases: CaseKind<Case> = {
  schema: conformanceCase,
  ruleIds: urssClassicRules.rules.map(({ id }) => id),
  problems(one) {
    const built = build(one);
    return built.ok ? [] : built.problems;
  },
  run: runCase,
};
