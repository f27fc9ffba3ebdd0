import { expect, type Page } from '@playwright/test';
import { endGroup, openMatch, press, rests, wish } from './play.ts';
import { fileOf } from './open-situation.ts';
import { test } from './test.ts';

const telling = (page: Page) => page.locator('[data-telling]');
const recap = (page: Page) => page.getByRole('region', { name: 'Ce qui s’est passé' });

/** Ends the turn of the person's side, so that the opponent plays. */
async function passOn(page: Page): Promise<void> {
  await endGroup(page);
  await expect(telling(page)).toBeAttached();
}

/** Two against two of the opponent, who stand in the open and near enough to be shot at. */
async function openWatched(page: Page, pace: string): Promise<void> {
  await wish(page, { pace });
  const file = await fileOf({
    figures: {
      a1: { at: [4, 4], facing: 'north' },
      a2: { at: [6, 4], facing: 'north' },
      b1: { at: [4, 12], facing: 'south' },
      b2: { at: [6, 12], facing: 'south' },
    },
    typed: false,
  });
  await openMatch(page, file.replace('"b":{"by":"person"}', '"b":{"by":"bot"}'));
  await rests(page);
}

test('the opponent’s turn is told act by act, held, skipped, and seen again from the recap', async ({ page }) => {
  await openWatched(page, 'normal');
  await passOn(page);
  const hold = page.locator('[data-hold]');
  await page.getByRole('application').focus();
  await page.keyboard.press(' ');
  await expect(hold).toHaveAttribute('aria-pressed', 'true');
  const told = await page.locator('.notice').textContent();
  const version = await page.getByRole('application').getAttribute('data-version');
  // The opponent waits until all is told: where it is held, nothing goes on.
  await page.keyboard.press('z');
  await page.getByRole('button', { name: 'Plan / 3D' }).hover();
  expect(await page.locator('.notice').textContent()).toBe(told);
  expect(await page.getByRole('application').getAttribute('data-version')).toBe(version);
  await page.keyboard.press(' ');
  await expect(hold).toHaveAttribute('aria-pressed', 'false');
  while (await telling(page).or(page.locator(':not([data-rest])[data-version]')).isVisible()) {
    if (await telling(page).isVisible()) await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.querySelector('[data-rest], [data-telling]'));
  }
  await rests(page);

  const lines = recap(page).getByRole('listitem');
  await expect(lines.first()).toContainText(/attaque .*\s: (sans effet|manqué|hors de combat|une blessure)/);
  await press(lines.first().getByRole('button'));
  await expect(telling(page)).toBeAttached();
  await rests(page);
  await press(recap(page).getByRole('button', { name: 'Ranger' }));
  await expect(recap(page)).toHaveCount(0);
});

test('at once means that nothing is waited for, and the recap tells what was not seen', async ({ page }) => {
  await openWatched(page, 'instant');
  await endGroup(page);
  await expect(recap(page)).toBeVisible();
  await expect(telling(page)).toHaveCount(0);
});

for (const { where, width, height } of [
  { where: 'on a wide screen', width: 1280, height: 800 },
  { where: 'on a phone', width: 390, height: 844 },
])
  test(`while others play the panel tells who acts, and why; nothing moves for it, ${where}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openWatched(page, 'slow');
    const board = page.getByRole('application');
    const before = await board.boundingBox();
    await passOn(page);
    const commentary = page.locator('[data-commentary]');
    await expect(commentary.getByRole('heading', { name: /Rask|Sven/ })).toBeVisible();
    await expect(commentary.locator('.why').first()).toBeVisible();
    const hold = page.locator('[data-hold]');
    const there = await hold.boundingBox();
    await press(hold);
    await expect(hold).toHaveAttribute('aria-pressed', 'true');
    expect(await hold.boundingBox()).toEqual(there);
    expect(await board.boundingBox()).toEqual(before);
    await page.getByLabel('Allure').selectOption('instant');
    await rests(page);
    await expect(commentary).toHaveCount(0);
    expect(await board.boundingBox()).toEqual(before);
    const last = page.locator('.log li.headline').last();
    await expect(last).toContainText('Rebelles');
    await expect(last.locator('.why')).toHaveCount(0);
  });
