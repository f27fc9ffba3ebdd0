import { PERSON } from '@escarmouche/session';
import { expect } from '@playwright/test';
import { commit, openMatch, wish } from './play.ts';
import { test } from './test.ts';
import { pressOnBoard } from './town.ts';
import { gamesIn, type Played } from './town-played.ts';
import { drawnAt, fileOf, townOfSix } from './town-record.ts';

const killed = ({ players }: Played['final']): boolean => Object.values(players).some(({ trophies }) => trophies > 0);

/** A game whose last command is a step that kills a zombie by one throw. */
function kill(): Played & { readonly to: number } {
  for (const played of gamesIn(townOfSix, 'chute', 300, killed)) {
    const { command, events } = played.entries.at(-1) ?? { events: [] };
    if (
      command?.type === 'step' &&
      events.some(({ type }) => type === 'zombieKilled') &&
      events.every(({ type }) => type !== 'bulletsSpent')
    )
      return { ...played, to: command.to };
  }
  throw new Error('no such game');
}

for (const motion of ['full', 'none'] as const)
  test(`ZB-COMBAT-ROLL: a killed zombie ${motion === 'full' ? 'falls, lies there and fades' : 'is gone at once where nothing moves'}`, async ({
    page,
  }) => {
    const game = kill();
    await wish(page, { windows: 'never', motion });
    await openMatch(page, fileOf(game, 1, PERSON));
    const take = page.locator('[data-take]');
    await expect(page.locator('[data-take], .cell').first()).toBeVisible();
    if (await take.isVisible()) await take.click();
    await expect(take).toHaveCount(0);
    const zombie = page.locator(`[data-zombie=z${game.to}]`);
    await expect(zombie).toBeVisible();
    const square = page.locator(`.town g[transform="${drawnAt(game, game.to)}"] > .square`).first();
    // The view may set off once the screen is taken over: the square is pressed until its step is on offer.
    await expect(async () => {
      if (await commit(page).isHidden()) await pressOnBoard(page, square);
      expect(await commit(page).isVisible()).toBe(true);
    }).toPass();
    await commit(page).click();
    if (motion === 'full') await expect(page.locator('.town .fell')).toBeVisible();
    await expect(zombie).toHaveCount(0);
    await expect(page.locator('.town .fell')).toHaveCount(0, motion === 'none' ? { timeout: 1000 } : {});
  });
