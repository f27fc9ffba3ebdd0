import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { shootingCharge } from '@escarmouche/urss-kit/rules';
import { expectAccessible } from './accessible.ts';
import { kitFile } from './kit-battle.ts';
import { isOver, lookStill, openMatch, playOut, press, pressBoard, rests, step } from './play.ts';
import { test } from './test.ts';

const ended = (page: Page) => page.getByRole('dialog', { name: 'Fin de la partie' });
const choice = (page: Page) => page.getByRole('heading', { name: 'Qui activer dans cette manche ?' });

test('UK-TURN-ALT-CHOICE: two persons choose in secret on one screen, by pointing or by a button, then Initiative says who acts first', async ({
  page,
}) => {
  await openMatch(
    page,
    kitFile({
      sides: [
        ['soldat-rebelle', 'soldat-rebelle'],
        ['stormtrooper', 'stormtrooper'],
      ],
      apart: 8,
      seed: 'kit',
    }),
  );
  const handed = page.getByRole('alertdialog', { name: 'À Camp A de décider' });
  await expect(handed).toBeVisible();
  await expect(choice(page)).toHaveCount(0);
  await press(handed.getByRole('button', { name: 'Je suis Camp A' }));
  await expect(choice(page)).toBeVisible();
  await expectAccessible(page);
  const { figures } = await lookStill(page);
  const bela = figures.filter(({ side }) => side === 0).toSorted((one, other) => one.x - other.x)[1];
  if (!bela) throw new Error('no Bela');
  await pressBoard(page, bela.x, bela.y);

  const coming = page.waitForEvent('download');
  await page.locator('details.menu summary').click();
  await page.getByRole('button', { name: 'Enregistrer le fichier de partie' }).click();
  expect(await readFile(await (await coming).path(), 'utf8')).toContain('"partial":{}');
  await expect(page.getByText('Un choix secret attend').first()).toBeAttached();

  await press(page.getByRole('button', { name: 'Je suis Camp B' }));
  await expect(page.getByText('Bela', { exact: true }).and(page.locator('.ask *'))).toHaveCount(0);
  await press(page.locator('.ask').getByRole('button', { name: /Rask/ }));
  await rests(page);
  await expect(page.locator('.moment')).toContainText(/(Bela agit.*ensuite Rask|Rask agit.*ensuite Bela)/);
  await expect(page.getByText('Choix révélés')).toBeAttached();
  await expect(page.getByText(/Initiative, 1 dé/)).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Ordre de la manche : (Bela, puis Rask|Rask, puis Bela)\.$/ })).toBeAttached();
  await expect(step(page, 'pass')).toBeVisible();
});

test('UK-TURN-MODE: the set-up of URSS kit, opened first of all, judges bands and says which activation suits them', async ({ page }) => {
  await page.goto('/#/setup/urss-kit');
  await expect(page.getByText(/Activation alternée proposée/)).toBeVisible();
  const side = page.locator('fieldset.side').first();
  await press(side.locator('details').first().locator('summary'));
  for (let more = 0; more < 2; more++) await press(side.getByRole('button', { name: 'Ajouter Soldat rebelle', exact: true }));
  await expect(page.getByText(/Activation classique proposée/)).toBeVisible();
});

test('a small battle of URSS kit is played to its end by pointer alone, two persons on one screen', async ({ page }) => {
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  await openMatch(
    page,
    kitFile({
      sides: [
        ['chevalier-jedi', 'soldat-rebelle'],
        ['stormtrooper', 'stormtrooper'],
      ],
      apart: 2,
      seed: 'duel',
    }),
  );
  await playOut(page);
  await expect(ended(page)).toBeVisible();
  await expect(ended(page).getByRole('heading', { name: /^Camp [AB] : victoire$/ })).toBeVisible();
  expect(faults).toEqual([]);
});

test('against the opponent a person chooses without handing the screen over, and the opponent plays on to the end', async ({ page }) => {
  await openMatch(page, kitFile({ sides: [['chevalier-jedi'], ['stormtrooper']], apart: 2, seed: 'bot', opponent: true }));
  await rests(page);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await playOut(page);
  expect(await isOver(page)).toBe(true);
});

test.describe('in English, on a phone, by keys alone', () => {
  test.use({ locale: 'en-GB', viewport: { width: 390, height: 844 } });

  test('two persons choose in secret; an action without a digit is come to, and a charge with a shot may end where a point is laid twice', async ({
    page,
  }) => {
    await openMatch(
      page,
      kitFile({
        sides: [
          ['infirmier-rebelle', 'soldat-rebelle'],
          ['stormtrooper', 'stormtrooper'],
        ],
        apart: 7,
        seed: 'keys',
        rules: [shootingCharge.id],
      }),
    );
    const told = page.locator('div[role=status]');
    for (const [seat, key] of [
      ['A', '1'],
      ['B', '2'],
    ] as const) {
      await expect(page.getByRole('alertdialog', { name: `Side ${seat}’s decision` })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Whom to activate in this round?' })).toBeVisible();
      await page.keyboard.press(key);
    }
    await rests(page);
    const acts = page.locator('.moment');
    await expect(acts).toContainText('Sven acts');
    await page.keyboard.press('e');
    await expect(acts).toContainText('Arno acts');
    const charge = page.locator(`[data-action="${shootingCharge.id}"]`);
    await page.keyboard.press('Shift+N');
    await expect(charge).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('heading', { name: 'Shooting charge: possible targets' })).toBeInViewport();
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'w', 'w']) await page.keyboard.press(key);
    await expect(told).toHaveText(/^Way point .* · It stops at the point laid twice/);
    await page.keyboard.press('t');
    await expect(told).toContainText('if the target falls stops after 2 paces');
    await page.keyboard.press('Enter');
    await expect(page.locator('.log')).toContainText('Arno engages Rask');
  });
});
