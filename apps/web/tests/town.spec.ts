import { expect, type Page } from '@playwright/test';
import { startTown } from './cards.ts';
import { openHome, tabTo, wish } from './play.ts';
import { test } from './test.ts';
import { awaitTurn, decide, isOver, type Action } from './town.ts';
import { decideByKeys } from './town-keys.ts';

/** Every step is taken by hand: nothing is done by itself, and every chance to play a card is offered. */
const BY_HAND = { unasked: 'asked', windows: 'always' };
/** All that the first turn holds. */
const TURN: readonly Action[] = [
  'begin',
  'draw',
  'turned',
  'lay',
  'arranged',
  'stock',
  'face',
  'refill',
  'roll',
  'walk',
  'fight',
  'herd',
  'shift',
  'play',
  'discard',
  'end',
];

/** Plays until every act of a turn has been done; gives what was left to do when it took too long. */
async function playTurn(
  page: Page,
  decideOnce: (page: Page, done: ReadonlySet<Action>) => Promise<readonly Action[]>,
): Promise<readonly Action[]> {
  const done = new Set<Action>();
  const left = (): readonly Action[] => TURN.filter((action) => !done.has(action));
  for (let decisions = 0; left().length > 0 && decisions < 70; decisions++) {
    await awaitTurn(page);
    if (await isOver(page)) break;
    for (const action of await decideOnce(page, done)) done.add(action);
  }
  return left();
}

test('a turn in the town by pointer alone, each step of it, and the opponent’s after it', async ({ page }) => {
  await wish(page, BY_HAND);
  await startTown(page, 'rue', ['person', 'bot'], { level: 'easy' });
  expect(await playTurn(page, decide)).toEqual([]);
  await awaitTurn(page);
  await expect(page.locator('.log')).toContainText(/à Bo de jouer\..*à Ana de jouer\./s);
  await page.locator('.log .fold', { hasText: 'Tour 1' }).click();
  await expect(page.locator('.log')).toContainText('Ana combat un zombie');
});

test('a turn in the town by keys alone, from the first page on', async ({ page }) => {
  await wish(page, BY_HAND);
  await openHome(page);
  await tabTo(page, 'Préparer une partie');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Camps' })).toBeVisible();
  await tabTo(page, 'Zombies!!!');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Joueurs' })).toBeVisible();
  await tabTo(page, 'Niveau');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'Graine');
  await page.keyboard.type('rue');
  await tabTo(page, 'Commencer la partie');
  await page.keyboard.press('Enter');
  expect(await playTurn(page, decideByKeys)).toEqual([]);
});
