import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { press, rests, wish } from './play.ts';
import { test } from './test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Problème', exact: true });

async function activate(page: Page, figure: string): Promise<void> {
  await rests(page);
  await press(page.locator(`[data-roster="${figure}"]`));
  await press(page.locator('[data-step="activate"]'));
}

async function aim(page: Page): Promise<void> {
  await press(page.locator('[data-action="aim"]'));
  await press(page.locator('[data-commit]'));
}

async function shoot(page: Page, target: string): Promise<void> {
  await press(page.locator('[data-action^="shoot"]'));
  await press(page.locator(`[data-aim="${target}"]`));
  await press(page.locator('[data-commit]'));
}

/** Each figure aims, and shoots at its target. */
async function shootInTurn(page: Page, ...pairs: readonly (readonly [figure: string, target: string])[]): Promise<void> {
  for (const [figure, target] of pairs) {
    await activate(page, figure);
    await aim(page);
    await shoot(page, target);
  }
}

test('a puzzle is solved by luck, and missed by the dice: each choice is scored by its chance, beside the best', async ({ page }) => {
  // Dice of a seed that is the same each time.
  await page.addInitScript(() => {
    crypto.getRandomValues = <T extends ArrayBufferView | null>(bytes: T): T => (bytes instanceof Uint8Array ? bytes.fill(7) : bytes) as T;
  });
  await wish(page, {});
  await page.goto('/#/learn');
  await press(page.getByRole('button', { name: 'Chercher « À chacun sa cible » (URSS kit)' }));
  await expect(panel(page)).toContainText('Mettre TK-1 et TK-2 hors de combat');

  await shootInTurn(page, ['A1', 'B2'], ['A2', 'B1']);
  await expect(panel(page)).toContainText('Résolu ! La chance a aidé', { timeout: 60_000 });
  await expect(panel(page)).toContainText('Score : 36,9 %');
  const second = panel(page).getByRole('list', { name: 'Vos choix' }).getByRole('listitem').nth(1);
  await expect(second).toContainText('Vous : Tirer (Vela → TK-2) 12,2 %');
  await expect(second).toContainText('Le mieux : Tirer sur TK-1. 33 %');
  await expect(second).toContainText('La meilleure tireuse sur la cible la plus difficile');
  await expectAccessible(page, { part: '.guide' });

  await press(panel(page).getByRole('button', { name: 'Recommencer' }));
  await shootInTurn(page, ['A2', 'B2'], ['A1', 'B1']);
  await expect(panel(page)).toContainText('Manqué. Les dés ont dit non');
  await expect(panel(page)).toContainText('Score : 100 %');
  await press(panel(page).getByRole('link', { name: 'Autres problèmes' }));
  await expect(page.getByRole('listitem').filter({ hasText: 'À chacun sa cible' })).toContainText('Résolu meilleur score : 100 %');
  await expectAccessible(page);
});
