import type { Refusal } from '@escarmouche/referee';
import type { State } from './state.ts';

export function malformed(_state: State, _command: unknown): Refusal | undefined {
  return undefined;
}
