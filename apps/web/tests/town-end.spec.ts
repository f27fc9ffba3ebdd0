import { BOT, PERSON } from '@escarmouche/session';
import { expect, type Page } from '@playwright/test';
import { openMatch, wish } from './play.ts';
import { test } from './test.ts';
import { isOver, pressOnBoard, versionOf } from './town.ts';
import { drawnAt, fileOf, lastCommands, lastTurn, sixPlayers, type Won } from './town-record.ts';

let game: Won;

test.beforeAll(() => {
  game = sixPlayers();
});

const lit = (page: Page, square: number) => page.locator(`.town g[transform="${drawnAt(game, square)}"] > .square`);

/** Gives the last commands of the game again by pointing at the squares they name. */
async function finish(page: Page): Promise<void> {
  const commit = page.locator('.do [data-commit]');
  for (const { command } of lastCommands(game)) {
    const before = await versionOf(page);
    if (command.type === 'shift') await pressOnBoard(page, page.locator(`[data-zombie=z${command.from}]`));
    if (command.type === 'step' || command.type === 'shift') await pressOnBoard(page, lit(page, command.to).first());
    const given = async (): Promise<boolean> => (await versionOf(page)) > before;
    await expect.poll(async () => (await given()) || (await commit.isVisible())).toBe(true);
    if (!(await given())) await commit.click();
    await expect.poll(given).toBe(true);
  }
}

test('ZB-END: six at one screen: the last moves are made, the winner is told, the game is gone through again', async ({ page }) => {
  await wish(page, { windows: 'never' });
  const id = await openMatch(page, fileOf(game, lastCommands(game).length, PERSON));
  await expect(page.locator('aside.left section')).toHaveCount(6);
  await page.locator('[data-take]').click();
  await finish(page);
  const end = page.getByRole('dialog', { name: 'Fin de la partie' });
  await expect(end).toBeVisible();
  await expect(end.getByRole('heading', { name: `${game.winnerName} gagne` })).toBeVisible();
  await expect(end.getByText(/\d attendus?/)).toHaveCount(6);
  await end.getByRole('button', { name: 'Revoir la partie' }).click();
  const bar = page.getByRole('group', { name: 'Revoir' });
  await expect(bar).toContainText('0 sur');
  await page.keyboard.press('End');
  await expect(page.locator('.log li').last()).toContainText(game.winnerName);
  await page.keyboard.press('Shift+ArrowUp');
  await expect(bar).toContainText(`Tour ${game.final.turn.number}`);
  await page.goto(`/#/battle/${id}/summary`);
  await expect(page.getByRole('heading', { name: /^Bilan/ })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Rapport de forces' })).toBeVisible();
  await expect(page.getByText(/igurine|ploiement/)).toHaveCount(0);
});

test('a game that only opponents play goes on by itself to its end, to be watched', async ({ page }) => {
  await wish(page, { windows: 'never' });
  await openMatch(page, fileOf(game, lastTurn(game), BOT));
  await expect.poll(() => isOver(page), { timeout: 45_000 }).toBe(true);
});
