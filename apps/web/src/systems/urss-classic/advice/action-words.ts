import type { Language } from '@escarmouche/referee';
import { specialRules, type ActionCommand, type ActionType } from '@escarmouche/urss-classic';
import { rules } from '../../../rules/rulebook.svelte.ts';
import { adviceWords } from './words.ts';

type BasicType = Exclude<ActionType, 'special'>;

/** The action of a special rule, by the rule's slug: its file says how it is called and what it is aimed at. */
export const specialOf = (id: string) => (specialRules.has(id) ? specialRules.get(id).action?.special : undefined);

/** What an action is called, by the type of its command or the slug of its rule. */
export function actionLabel(id: string, language: Language): string {
  if (!specialRules.has(id)) return adviceWords(language).actions[id as BasicType];
  return specialOf(id)?.words.label?.[language] ?? rules.title(specialRules.get(id).cites[0]);
}

/** What the button says that gives a command. */
export function commitLabel(command: ActionCommand, language: Language): string {
  if (command.type !== 'special') return adviceWords(language).commit[command.type];
  return specialOf(command.rule)?.words.commit[language] ?? '';
}
