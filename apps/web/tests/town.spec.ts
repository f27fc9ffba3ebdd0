import { expect, type Page } from '@playwright/test';
import { startTown } from './cards.ts';
import { openHome, tabTo, wish } from './play.ts';
import { test } from './test.ts';
import { awaitTurn, decide, isOver, type Action } from './town.ts';
import { decideByKeys } from './town-keys.ts';

/** Every step is taken by hand: nothing is done by itself, and every chance to play a card is offered. */
const BY_HAND = { unasked: 'asked', windows: 'always' };
/** All that a turn is made of. */
const TURN: readonly Action[] = [
  'draw',
  'turned',
  'lay',
  'arranged',
  'stock',
  'face',
  'refill',
  'roll',
  'walk',
  'herd',
  'shift',
  'discard',
  'end',
];

/** Plays until so many turns have been ended and all that is wanted has been done. */
async function play(
  page: Page,
  decideOnce: (page: Page, done: ReadonlySet<Action>) => Promise<readonly Action[]>,
  turns: number,
): Promise<Set<Action>> {
  const done = new Set<Action>();
  for (let ended = 0, decisions = 0; ended < turns && decisions < 70; decisions++) {
    await awaitTurn(page);
    if (await isOver(page)) break;
    const actions = await decideOnce(page, done);
    for (const action of actions) done.add(action);
    if (actions.includes('end')) ended++;
  }
  return done;
}

test('turns in the town by pointer alone, each step of them, against an easy opponent', async ({ page }) => {
  await wish(page, BY_HAND);
  await startTown(page, 'rue', ['person', 'bot'], { level: 'easy' });
  const done = await play(page, decide, 3);
  expect([...done]).toEqual(expect.arrayContaining([...TURN, 'begin', 'fight', 'play']));
  await expect(page.locator('.log')).toContainText('Ana combat un zombie');
  await expect(page.locator('.log')).toContainText(/à Bo de jouer\..*à Ana de jouer\./s);
});

test('turns in the town by keys alone, from the first page on', async ({ page }) => {
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
  const done = await play(page, decideByKeys, 3);
  expect([...done]).toEqual(expect.arrayContaining([...TURN, 'begin', 'fight', 'play']));
});
