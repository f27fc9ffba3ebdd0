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

/**
 * The catalogue id under which the rules speak of a hook: that of the first special rule that fills it, else that of the chapter. `value`: only rules
 * with this value of the hook.
 */
export function citing<K extends keyof Rule>(hook: K, chapter: string, value?: Rule[K]): string {
  const fills = (rule: Rule): boolean => (value === undefined ? rule[hook] !== undefined : rule[hook] === value);
  return specialRules.all().find(fills)?.cites[0] ?? chapter;
}

/** The slug of the rule that gives another. */
export function giverOf(given: string): string {
  const giver = specialRules.all().find(({ gives = [] }) => gives.some(({ id }) => id === given));
  if (!giver) throw new Error(`no rule gives "${given}"`);
  return giver.id;
}

/** The catalogue id of a rule named by its slug or by the id itself. */
export function citeOf(rule: string): string {
  return specialRules.has(rule) ? specialRules.get(rule).cites[0] : rule;
}
