import { expect } from '@playwright/test';
import { decide, expectNoSecrets, secretsOf, startTown } from './cards.ts';
import { keptAll } from './play.ts';
import { test } from './test.ts';

test('between two persons the screen is handed over, taken by a key, the hand is gone to and a tile is laid and read out; no page ever holds a card of the other', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await startTown(page, 'mains', ['person', 'person']);
  const take = page.locator('[data-take]');
  await expect(take).toBeFocused();
  await expect(page.locator('[data-hand]')).toHaveCount(0);
  await expectNoSecrets(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-hand]')).toBeVisible();
  await expect(page.getByRole('application')).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.locator('[data-hand]')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-card] :focus')).toBeVisible();
  await page.getByRole('application').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.do [data-commit]')).toBeVisible();
  await expect(page.locator('[role=status][aria-live=polite]')).not.toHaveText('');
  await page.keyboard.press('Escape');

  const viewers = new Set<string>();
  for (let done = 0; done < 20; done++) {
    await expectNoSecrets(page);
    viewers.add((await page.locator('[data-version]').getAttribute('data-viewer')) ?? '');
    await decide(page);
  }
  expect([...viewers].sort()).toEqual(['', 'a', 'b']);
  const secrets = await secretsOf(page, '');
  expect(secrets.length).toBeGreaterThan(0);
  expect(asked.filter((request) => secrets.some((secret) => request.includes(secret)))).toEqual([]);
});

test('the log that is copied and the table as it was tell no more than the viewer knows', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startTown(page, 'mains', ['person', 'bot']);
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await keptAll(page);
  const secrets = await secretsOf(page, 'a');
  expect(secrets.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Copier le journal' }).first().click();
  const copy = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copy, 'what copies it is fetched first').toContain('pioche');
  const copied = await copy();
  expect(secrets.filter((secret) => copied.includes(secret))).toEqual([]);
  await page.locator('.menu summary').click();
  await page.getByRole('button', { name: 'Revoir la partie' }).click();
  await page.keyboard.press('End');
  await expectNoSecrets(page);
  await page.goto(page.url().replace('#/table/', '#/battle/') + '/summary');
  await expect(page.getByRole('heading', { name: /^Bilan/ })).toBeVisible();
  const shown = await page.content();
  expect(secrets.filter((secret) => shown.includes(secret))).toEqual([]);
});

test('a game is set up for four: names, levels, a player taken away again', async ({ page }) => {
  await page.goto('/#/setup/zombies');
  const sides = page.locator('fieldset.side');
  await expect(sides).toHaveCount(2);
  for (let more = 0; more < 4; more++) await page.getByRole('button', { name: 'Ajouter un joueur' }).click();
  await expect(sides).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'Ajouter un joueur' })).toHaveCount(0);
  for (let less = 0; less < 2; less++)
    await page
      .getByRole('button', { name: /^Retirer/ })
      .last()
      .click();
  await sides.nth(0).getByLabel('Nom').fill('Zoé');
  await sides.nth(0).getByLabel('Nom').blur();
  await sides.nth(1).getByLabel('Niveau').selectOption('hard');
  await page.locator('.start .button.main').click();
  await expect(page.locator('aside.left section')).toHaveCount(4);
  await expect(page.locator('aside.left')).toContainText('Zoé');
  await expect(page.locator('[data-hand]')).toBeVisible();
});
