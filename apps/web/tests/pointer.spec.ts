import { expect, test, type Page } from '@playwright/test';
import { commit, deploy, isOver, look, startDuel, step, type OnBoard } from './play.ts';

const away = (a: OnBoard, b: OnBoard): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Does what is pinned if the rules allow it. */
async function doIt(page: Page): Promise<boolean> {
  const button = commit(page);
  if (!(await button.isVisible()) || (await button.getAttribute('aria-disabled')) === 'true') return false;
  await button.click();
  return true;
}

async function back(page: Page): Promise<void> {
  const button = page.locator('[data-cancel]');
  if (await button.isVisible()) await button.click();
}

/** One action of the active figure: the nearest enemy that can be attacked or reached, else nearer to it, else the end of the activation. */
async function act(page: Page, active: OnBoard, enemies: readonly OnBoard[]): Promise<void> {
  for (const enemy of enemies) {
    await page.mouse.click(enemy.x, enemy.y);
    if (await doIt(page)) return;
    await back(page);
  }
  const [nearest] = enemies;
  if (nearest) {
    const length = Math.max(1, away(active, nearest));
    for (const [along, aside] of [
      [0.8, 0],
      [0.5, 0.3],
      [0.5, -0.3],
    ] as const) {
      const [dx, dy] = [nearest.x - active.x, nearest.y - active.y];
      if (length < 45) break;
      await page.mouse.click(active.x + dx * along - dy * aside, active.y + dy * along + dx * aside);
      if (await doIt(page)) return;
      await back(page);
    }
  }
  // What was done last may have led to a question meanwhile.
  if (await step(page, 'pass').isVisible()) await step(page, 'pass').click();
}

test('a whole battle by pointer', async ({ page }) => {
  test.setTimeout(240_000);
  await startDuel(page, {
    sides: [{ 'Soldat Rebelle Lourd': 2 }, { Stormtrooper: 2 }],
    seed: 'pointeur',
    map: 'La ferme ensablée',
  });
  await deploy(page);
  for (let steps = 0; steps < 900 && !(await isOver(page)); steps++) {
    await expect(page.locator('.ask [data-answer], [data-step], dialog[open]').first()).toBeVisible();
    const question = page.locator('.ask [data-answer]').first();
    if (await question.isVisible()) {
      await question.click();
      continue;
    }
    const { figures, playing } = await look(page);
    const active = figures.find((figure) => figure.active);
    if (!active) {
      const next = figures.find((figure) => figure.side === playing && !figure.spent && !figure.out);
      if (!next) continue;
      await page.mouse.click(next.x, next.y);
      await step(page, 'activate').click();
      continue;
    }
    const enemies = figures.filter((figure) => figure.side !== active.side && !figure.out);
    await act(
      page,
      active,
      enemies.toSorted((a, b) => away(active, a) - away(active, b)),
    );
  }
  const end = page.getByRole('dialog', { name: 'Fin de la partie' });
  await expect(end).toBeVisible();
  await expect(end.getByText('Chance aux dés').first()).toBeVisible();
  await end.getByRole('button', { name: 'Revoir la partie' }).click();
  await expect(page.getByRole('group', { name: 'Revoir' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.locator('.log li').last()).toContainText('Victoire');
});
