import { rulebook } from '@escarmouche/content/rulebook/deadzone';
import { readerOf } from '../contract.ts';
import { build } from './build.ts';
import { runCase } from './run.ts';
import { deadzoneCase, type DeadzoneCase } from './schema.ts';

/** Conformance cases of Deadzone. */
export const cases = readerOf<DeadzoneCase>({
  schema: deadzoneCase,
  ruleIds: rulebook.rules.map(({ id }) => id),
  problems(one) {
    const built = build(one);
    return built.ok ? [] : built.problems;
  },
  run: runCase,
});
