import { kindOfRule } from '@escarmouche/skirmish';
import type { ActionKind, SpecialAction } from './action-kind.ts';
import type { ActionCommand, SpecialCommand } from './commands.ts';
import { action } from './registry.ts';
import type { State } from './state.ts';

/** An action that a special rule gives (UK-ACT-LIST). */
export const specialAction = (rule: string, own: SpecialAction): ActionKind =>
  action(kindOfRule<State, ActionCommand, SpecialCommand, SpecialAction>(rule, own));
