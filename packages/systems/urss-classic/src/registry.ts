import { createRegistry } from '@escarmouche/skirmish';
import type { ActionKind } from './action-kind.ts';
import type { ActionCommand } from './commands.ts';
import type { Rule } from './rule.ts';

/** Every special rule, and every action that all figures have; the game lists them (`game.ts`). */
export const specialRules = createRegistry<Rule>('special rule');
export const basicActions = createRegistry<ActionKind>('action');

/** An action kind, its command's type erased: callers hand it only commands of its own name. */
export function action<C extends ActionCommand>(kind: ActionKind<C>): ActionKind {
  return kind as unknown as ActionKind;
}

/** The catalogue id under which the rules speak of a hook: that of the first special rule that fills it, else that of the chapter. */
export function citing(hook: keyof Rule, chapter: string): string {
  return specialRules.all().find((rule) => rule[hook] !== undefined)?.cites[0] ?? chapter;
}

/** The catalogue id of a rule named by its slug or by the id itself. */
export function citeOf(rule: string): string {
  return specialRules.has(rule) ? specialRules.get(rule).cites[0] : rule;
}
