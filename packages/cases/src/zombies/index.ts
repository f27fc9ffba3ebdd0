import { rulebook } from '@escarmouche/content/rulebook/zombies';
import { readerOf } from '../contract.ts';
import { ready } from './run.ts';
import { zombiesCase } from './schema.ts';

/** Conformance cases of Zombies!!!. */
export const cases = readerOf({
  schema: zombiesCase,
  ruleIds: rulebook.rules.map(({ id }) => id),
  ready,
});
