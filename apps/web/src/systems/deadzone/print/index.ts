import { rules } from '../../../rules/rulebook.svelte.ts';
import type { Printable } from '../../printables.ts';
import BoardSheets from './BoardSheets.svelte';
import RuleSheets from './RuleSheets.svelte';
import TeamSheets from './TeamSheets.svelte';
import { TITLES } from './words.ts';

/** The patrol on paper; settles when the rulebook, whose words the sheets bear, is there. */
export async function printables(): Promise<readonly Printable[]> {
  await rules.load('deadzone');
  return [
    { id: 'teams', title: TITLES.teams, Sheets: TeamSheets },
    { id: 'boards', title: TITLES.boards, Sheets: BoardSheets },
    { id: 'rules', title: TITLES.rules, Sheets: RuleSheets },
  ];
}
