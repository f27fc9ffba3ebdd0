import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { deploy, openHome, startDuel, step } from './play.ts';

const SIDES = [{ 'Soldat Rebelle Lourd': 2 }, { Stormtrooper: 2 }] as const;

/** No violation of any rule, whatever its weight, or of those named. */
async function clean(page: Page, rules: readonly string[] = []): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}

test('axe finds nothing on the home page, nor on those beside the table', async ({ page }) => {
  await openHome(page);
  await clean(page);
  await page.getByRole('link', { name: 'Règles' }).click();
  await page.locator('summary', { hasText: 'Mesure des distances' }).click();
  await clean(page);
  await page.goto('/#/credits');
  await expect(page.getByRole('heading', { name: 'À propos et crédits' })).toBeVisible();
  await clean(page);
});

test('axe finds nothing on the set-up page, folded and unfolded', async ({ page }) => {
  await openHome(page);
  await page.getByRole('link', { name: 'Préparer une partie' }).click();
  await expect(page.getByRole('heading', { name: 'Camps' })).toBeVisible();
  await clean(page);
  for (const summary of await page.locator('summary').all()) await summary.click();
  await clean(page);
});

test('axe finds nothing at the table, from deployment to a move and a shot', async ({ page }) => {
  await startDuel(page, { sides: SIDES, seed: 'axe' });
  await clean(page);
  await deploy(page);
  await clean(page);
  await page.locator('[data-roster]').first().click();
  await step(page, 'activate').click();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.ghost')).toBeVisible();
  await clean(page);
  await page.locator('.card summary').click();
  await page.getByRole('button', { name: 'Menu' }).or(page.locator('.menu summary')).first().click();
  await clean(page);
});

test('axe finds nothing on a rule, the keys, a question and the replay', async ({ page }) => {
  await startDuel(page, { sides: SIDES, typed: true });
  await expect(page.getByRole('heading', { name: 'Ordre de jeu' })).toBeVisible();
  await clean(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Touches' })).toBeVisible();
  await clean(page);
  await page.keyboard.press('Escape');
  await page.locator('.menu summary').click();
  await page.getByRole('button', { name: 'Revoir la partie' }).click();
  await expect(page.getByRole('group', { name: 'Revoir' })).toBeVisible();
  await clean(page);
  await page.goto('/#/setup');
  await page.locator('summary').last().click();
  await page.getByRole('button', { name: 'La règle' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Règle' })).toBeVisible();
  await clean(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('axe finds nothing on a phone', async ({ page }) => {
    await openHome(page);
    await clean(page);
    await page.getByRole('button', { name: 'À deux sur cet écran', exact: true }).click();
    await deploy(page);
    await clean(page);
    for (const tab of ['Camps', 'Journal', 'Figurine']) {
      await page.getByRole('navigation').getByRole('button', { name: tab }).click();
      await clean(page);
    }
  });
});

/** What themes change; the rest of a page is the same in all of them. */
const LOOKS = ['color-contrast', 'link-in-text-block'];

for (const theme of ['dark', 'light', 'contrast'] as const) {
  const rules = theme === 'dark' ? [] : LOOKS;
  test(`axe finds nothing on any page with the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('escarmouche-settings', JSON.stringify({ theme: chosen })), theme);
    await startDuel(page, { sides: SIDES, seed: 'axe' });
    await deploy(page);
    await page.locator('[data-roster]').first().click();
    await step(page, 'activate').click();
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('.ghost')).toBeVisible();
    await clean(page, rules);
    await page.locator('.menu summary').click();
    await page.getByRole('button', { name: 'Réglages' }).click();
    await expect(page.getByRole('dialog', { name: 'Réglages' })).toBeVisible();
    await clean(page, rules);
    const id = page.url().split('/').at(-1) ?? '';
    for (const path of [
      '',
      'battles',
      'settings',
      'setup',
      'rules',
      'rules/UC-SYS-DISTANCE',
      'credits',
      'received/broken',
      `print/${id}`,
    ]) {
      await page.goto(`/#/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await clean(page, rules);
    }
    await page.goto('/#/battles');
    await page.locator('article summary').first().click();
    await clean(page, rules);
    await page.locator('details[open]').getByRole('button', { name: 'Partager un lien' }).click();
    await expect(page.getByLabel('Lien à partager')).toBeVisible();
    await clean(page, rules);
  });
}
