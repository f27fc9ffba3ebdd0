import { rulebook } from '@escarmouche/content/rulebook/zombies';
import { readerOf } from '../contract.ts';
import { build } from './build.ts';
import { runCase } from './run.ts';
import { zombiesCase, type ZombiesCase } from './schema.ts';

/** Conformance cases of Zombies!!!. */
export const cases = readerOf<ZombiesCase>({
  schema: zombiesCase,
  ruleIds: rulebook.rules.map(({ id }) => id),
  problems(one) {
    const built = build(one);
    return built.ok ? [] : built.problems;
  },
  run: runCase,
});
