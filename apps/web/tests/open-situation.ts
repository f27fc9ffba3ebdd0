import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { openMatch, rests } from './play.ts';
import { situationFile, type Situation } from './situation.ts';

/** The match file of a situation. */
export const fileOf = async (situation: Situation): Promise<string> =>
  situationFile(await readFile(new URL('finished-battle.jsonl', import.meta.url), 'utf8'), situation);

/** Opens a situation at the table. */
export async function openSituation(page: Page, situation: Situation): Promise<void> {
  await openMatch(page, await fileOf(situation));
  await rests(page);
}
