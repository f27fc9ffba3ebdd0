import { contentFor } from '@escarmouche/content';
import { urssClassicRules } from '@escarmouche/content/rulebook/urss-classic';
import type { CaseKind } from '../contract.ts';
import { build } from './build.ts';
import { ADAPTATIONS } from './lookup.ts';
import { runCase } from './run.ts';
import { conformanceCase, type Case } from './schema.ts';

/** The rules of the rulebook, and those that profiles and gear stand for in the lists. */
const ruleIds = [
  ...urssClassicRules.rules.map(({ id }) => id),
  ...ADAPTATIONS.flatMap((name) => contentFor(name) ?? []).flatMap(({ profiles, weapons, armour }) =>
    [profiles, weapons, armour].flatMap((list) => Object.values(list).map(({ cites }) => cites)),
  ),
];

/** Conformance cases of URSS classic. */
export const urssCases: CaseKind<Case> = {
  schema: conformanceCase,
  ruleIds,
  problems(one) {
    const built = build(one);
    return built.ok ? [] : built.problems;
  },
  run: runCase,
};
