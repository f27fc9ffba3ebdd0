import { rulebook as npcRulebook } from '@escarmouche/content/rulebook/npc';
import { rulebook } from '@escarmouche/content/rulebook/urss-classic';
import { readerOf } from '../contract.ts';
import { build } from './build.ts';
import { runCase } from './run.ts';
import { conformanceCase, type Case } from './schema.ts';

/** Conformance cases of URSS classic. */
export const cases = readerOf<Case>({
  schema: conformanceCase,
  ruleIds: [rulebook, npcRulebook].flatMap(({ rules }) => rules.map(({ id }) => id)),
  problems(one) {
    const built = build(one);
    return built.ok ? [] : built.problems;
  },
  run: runCase,
});
