import type { Language } from '@escarmouche/referee';
import { rules } from '../../../rules/rulebook.svelte.ts';
import type { SharedCommand, SpecialAction, UrssAdvice, UrssState } from '../game.ts';

/** The action of a special rule, by the rule's slug: the file of the rule has its words and its aim. */
export const specialOf = <S extends UrssState, C extends object>({ special }: UrssAdvice<S, C>, id: string): SpecialAction | undefined =>
  special(id)?.action?.special;

/** The name of an action, by the type of its command or the slug of its rule. */
export function actionLabel<S extends UrssState, C extends object>(game: UrssAdvice<S, C>, id: string, language: Language): string {
  const rule = game.special(id);
  if (!rule) return game.actionWords(language)[id]?.label ?? id;
  return rule.action?.special?.words.label?.[language] ?? rules.title(rule.cites[0]);
}

/** The words of the button that gives a command. */
export function commitLabel<S extends UrssState, C extends object>(
  game: UrssAdvice<S, C>,
  command: SharedCommand | { readonly type: string },
  language: Language,
): string {
  if ('rule' in command) return specialOf(game, command.rule)?.words.commit[language] ?? '';
  return game.actionWords(language)[command.type]?.does ?? '';
}

/** The entry of the bar that a command belongs to: "shoot:blaster". */
export function actionIdOf(command: SharedCommand | { readonly type: string }): string {
  const given = command as SharedCommand;
  switch (given.type) {
    case 'shoot':
      return `shoot:${[given.weapon, given.second].filter((id) => id !== undefined).join('+')}`;
    case 'special':
      return [given.rule, given.weapon].filter((part) => part !== undefined).join(':');
    default:
      return given.type;
  }
}

/** The type of the action's commands, or the slug of the special rule that gives the action. */
export const typeOf = (action: string): string => action.replace(/:.*$/, '');
