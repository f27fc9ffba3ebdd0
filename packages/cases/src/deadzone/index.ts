import { rulebook } from '@escarmouche/content/rulebook/deadzone';
import { readerOf } from '../contract.ts';
import { ready } from './run.ts';
import { deadzoneCase } from './schema.ts';

/** Conformance cases of Deadzone. */
export const cases = readerOf({
  schema: deadzoneCase,
  ruleIds: rulebook.rules.map(({ id }) => id),
  ready,
});
