import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openDuel } from './duel.ts';
import { keptAll, openHome } from './play.ts';
import { test } from './test.ts';

/** How much the page has jumped since it was opened. */
async function jumped(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    // Shifts noted before are told in a task of their own, those of the frame that is being drawn after it.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return sum;
  });
}

test('the first page says what this is, shows a battle and the grounds, and does not jump', async ({ page }) => {
  await openHome(page);
  await expect(page.getByText('Figurines et tuiles')).toBeVisible();
  await expect(page.getByText(/^URSS, .* Star Wars, Med Fan et Survivants\.$/)).toBeVisible();
  const scene = page.getByRole('img', { name: /^Une partie en relief/ });
  await expect.poll(() => scene.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(1200);
  await expect(page.getByRole('figure', { name: 'Une partie, telle qu’elle se raconte' })).toContainText('Hors de Combat');
  const grounds = page.getByRole('region', { name: 'Terrains' }).getByRole('link');
  await expect(grounds).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Apprendre', exact: true })).toHaveAttribute('href', '#/learn');
  await expect(page.getByText('à venir')).toHaveCount(0);
  expect(await jumped(page)).toBeLessThan(0.02);
  await grounds.filter({ hasText: 'La ferme ensablée' }).click();
  await expect(page.getByRole('button', { name: /La ferme ensablée/ })).toHaveAttribute('aria-pressed', 'true');
});

test('the latest battle is shown with its picture and goes on', async ({ page }) => {
  await openDuel(page, { sides: [{ 'Soldat Rebelle': 2 }, { Stormtrooper: 2 }], seed: 'dernière' });
  await keptAll(page);
  await page.goto('/#/');
  const latest = page.getByRole('region', { name: 'Dernière partie' });
  await expect(latest).toContainText('Tour 1');
  await expect(latest.locator('.picture svg .side-1').first()).toBeVisible();
  await latest.getByRole('link', { name: 'Reprendre' }).click();
  await expect(page.locator('.moment')).toContainText('Tour 1');
});

test('settings are applied at once, kept, and hold at 200 percent', async ({ page }) => {
  await page.goto('/#/settings');
  const root = page.locator('html');
  await page.getByRole('radio', { name: 'Claires' }).check({ force: true });
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByRole('radio', { name: '200' }).check({ force: true });
  await page.getByRole('radio', { name: 'Aucun' }).check({ force: true });
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(root).toHaveAttribute('data-text', '200');
  await expect(root).toHaveAttribute('data-motion', 'none');
  for (const path of ['/#/settings', '/#/', '/#/battles', '/#/rules', '/#/setup', '/#/credits']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBe(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('scenarios and maps stand in rows that are swiped through or moved by their buttons, and the page is four screens long', async ({
    page,
  }) => {
    await openHome(page);
    const scenarios = page.getByRole('region', { name: 'Scénarios' });
    await scenarios.scrollIntoViewIfNeeded();
    const cards = scenarios.getByRole('article');
    await expect(cards).toHaveCount(13);
    const later = scenarios.getByRole('button', { name: 'Scénarios\u00a0: suivants' });
    await expect(scenarios.getByRole('button', { name: 'Scénarios\u00a0: précédents' })).toBeDisabled();
    await expect(cards.nth(1)).toBeInViewport({ ratio: 0.05 });
    await later.press('Enter');
    await expect(cards.nth(0)).not.toBeInViewport({ ratio: 0.5 });
    await expect(cards.nth(1)).toBeInViewport({ ratio: 0.5 });
    await cards.nth(12).getByRole('button').first().focus();
    await expect(later).toBeDisabled();
    await expect(page.getByRole('region', { name: 'Terrains' }).getByRole('link')).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThan(4);
    await expectAccessible(page);
  });
});
