import { rulebook as npcRulebook } from '@escarmouche/content/rulebook/npc';
import { rulebook } from '@escarmouche/content/rulebook/urss-kit';
import { readerOf } from '../contract.ts';
import { ready } from './run.ts';
import { conformanceCase } from './schema.ts';

/** Conformance cases of URSS kit. */
export const cases = readerOf({
  schema: conformanceCase,
  ruleIds: [rulebook, npcRulebook].flatMap(({ rules }) => rules.map(({ id }) => id)),
  ready,
});
