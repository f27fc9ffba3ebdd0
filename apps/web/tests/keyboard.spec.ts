import { expect, type Page } from '@playwright/test';
import { openDuel } from './duel.ts';
import { LAYOUTS, layoutMapOf } from './keyboards.ts';
import { isOver, look, lookStill, openHome, tabTo, type OnBoard } from './play.ts';
import { openSituation } from './open-situation.ts';
import { LAST_ENEMY } from './situation.ts';
import { strike } from './strike.ts';
import { test } from './test.ts';

const versionOf = async (page: Page): Promise<number> => (await look(page)).version;

/** Once what the keys have begun is done: nothing goes on by itself, and the page has drawn it. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.locator('[data-version][data-rest], dialog[open]').first()).toBeAttached();
}

/** Presses keys; true when they gave a command that was taken. */
async function gives(page: Page, ...keys: readonly string[]): Promise<boolean> {
  const before = await versionOf(page);
  for (const key of keys) await page.keyboard.press(key);
  await atRest(page);
  if ((await versionOf(page)) !== before) return true;
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  return false;
}

/** Keys that take the ghost some paces towards an enemy. */
function towards(from: OnBoard, to: OnBoard, halfPaces: number): readonly string[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const all = Math.abs(dx) + Math.abs(dy) || 1;
  const across = Math.round((Math.abs(dx) / all) * halfPaces);
  return [
    ...Array.from({ length: across }, () => (dx > 0 ? 'ArrowRight' : 'ArrowLeft')),
    ...Array.from({ length: halfPaces - across }, () => (dy > 0 ? 'ArrowDown' : 'ArrowUp')),
  ];
}

async function act(page: Page, active: OnBoard, enemies: readonly OnBoard[]): Promise<void> {
  if (await gives(page, 't', 'Enter')) return;
  const [nearest] = enemies;
  if (nearest) {
    const aside = { ...nearest, x: active.x + (nearest.y - active.y), y: active.y - (nearest.x - active.x) };
    for (const [goal, halfPaces] of [
      [nearest, 11],
      [nearest, 6],
      [aside, 6],
    ] as const) {
      if (await gives(page, ...towards(active, goal, halfPaces), 'Enter')) return;
    }
  }
  await gives(page, 'e');
}

/** Takes figures out of the side that is open, in the order of its list. */
async function remove(page: Page, profiles: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, count] of Object.entries(profiles)) {
    await tabTo(page, new RegExp(`^Retirer ${name} `));
    for (let i = 0; i < count; i++) await page.keyboard.press('Enter');
  }
}

/** One decision by keys: an answer, the figure to act, or its act. */
async function decide(page: Page): Promise<void> {
  // No key is pressed before it is known what is asked: the end of the battle may be on its way.
  await expect(page.locator('.ask [data-answer], [data-step], dialog[open]').first()).toBeVisible();
  if (await page.locator('dialog[open]').isVisible()) return;
  if (await page.locator('.ask [data-answer]').first().isVisible()) {
    await gives(page, '1');
    return;
  }
  const { figures } = await look(page);
  const active = figures.find((figure) => figure.active);
  if (!active) {
    await gives(page, 'Tab', 'Enter');
    return;
  }
  const away = (enemy: OnBoard): number => Math.hypot(active.x - enemy.x, active.y - enemy.y);
  const enemies = figures.filter((figure) => figure.side !== active.side && !figure.out);
  await act(
    page,
    active,
    enemies.toSorted((a, b) => away(a) - away(b)),
  );
}

test('by keyboard alone, from the first page on: a battle is set up, everybody is placed, and the first figure acts', async ({ page }) => {
  await openHome(page);
  await tabTo(page, 'Préparer une partie');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Camps' })).toBeVisible();
  await tabTo(page, '6 figurines');
  await page.keyboard.press('Enter');
  await remove(page, { 'Soldat Rebelle': 2, 'Soldat Rebelle Bothan': 1, 'Contrebandier de renom': 1 });
  await tabTo(page, /Joué par.*ami/);
  await page.keyboard.press('ArrowUp');
  await tabTo(page, '6 figurines');
  await page.keyboard.press('Enter');
  await remove(page, { Stormtrooper: 3, 'Chasseur de prime Mandalorien': 1 });
  await tabTo(page, 'La ferme ensablée');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Graine');
  await page.keyboard.type('clavier');
  await tabTo(page, 'Commencer la partie');
  await page.keyboard.press('Enter');
  // The order of play leaves no choice: the table rolls for it.
  for (let side = 0; side < 2; side++) {
    for (const main of ['autoPlace', 'endDeployment']) {
      await expect(page.locator(`[data-step=${main}].main`)).toBeVisible();
      const before = await versionOf(page);
      await page.keyboard.press('Enter');
      await expect.poll(() => versionOf(page)).not.toBe(before);
    }
  }
  await expect(page.locator('.moment')).toContainText('Tour 1');
  const before = await versionOf(page);
  for (let steps = 0; steps < 20 && (await versionOf(page)) < before + 2; steps++) await decide(page);
  expect(await versionOf(page), 'somebody has been chosen and has acted').toBeGreaterThan(before + 1);
});

test('by keyboard alone a battle is played to its end and gone through again', async ({ page }) => {
  await openSituation(page, LAST_ENEMY);
  for (let steps = 0; steps < 200 && !(await isOver(page)); steps++) await decide(page);
  await expect(page.getByRole('dialog', { name: 'Fin de la partie' })).toBeVisible();
  await tabTo(page, 'Revoir la partie');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await expect(page.locator('.log li').last()).toContainText('Victoire');
});

test('keys look, measure and go to the next spot that matters, and tell it; no key acts while one types', async ({ page }) => {
  await openDuel(page, { sides: [{ 'Soldat Rebelle': 1 }, { Stormtrooper: 1 }], seed: 'touches', map: 'La ferme ensablée' });
  const status = page.locator('.table ~ [role=status]');
  await page.getByRole('application').focus();
  await page.keyboard.press('Tab');
  await expect(status).toContainText('la plus proche est');
  await page.keyboard.press('Enter');
  await page.keyboard.press('l');
  await expect(status).toContainText(/ne voit aucune adversaire|voit /);
  await page.keyboard.press('Control+ArrowUp');
  await expect(page.locator('.ghost')).toBeVisible();
  await expect(status).toContainText(/\. [A-Z]+[.\d]*[/\d.]+ · /);
  await page.keyboard.press('m');
  await expect(status).toContainText('de centre à centre');
  await page.keyboard.press(']');
  await expect(status).toContainText('°');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Touches' });
  await expect(keys.getByRole('heading', { name: 'Se déplacer' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  const line = page.getByRole('combobox', { name: 'Commande' });
  await expect(line).toBeFocused();
  const before = await versionOf(page);
  await page.keyboard.type('tuelm1');
  await expect(line).toHaveValue('tuelm1');
  expect(await versionOf(page)).toBe(before);
  // A list of suggestions, which one typed before may have, would be closed first.
  await expect(line).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await expect(line).toBeHidden();
  await expect(page.getByRole('application')).toBeFocused();
});

test('on a French keyboard digits are struck without Shift, [ and ] with AltGr, and the keys told are its own; a key struck right after their dialog has been closed does what it does, however late the browser tells that it is closed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const late: EventTarget[] = [];
    Object.assign(globalThis, { tellLate: () => late.splice(0).forEach((dialog) => dialog.dispatchEvent(new Event('close'))) });
    const hold = (event: Event): void => {
      if (!event.isTrusted || !event.target) return;
      event.stopImmediatePropagation();
      late.push(event.target);
    };
    addEventListener('close', hold, true);
  });
  const { 'AZERTY (PC)': azerty } = LAYOUTS;
  await page.addInitScript(
    (keys) => Object.defineProperty(navigator, 'keyboard', { value: { getLayoutMap: async () => new Map(keys) } }),
    azerty ? [...layoutMapOf(azerty)] : [],
  );
  await openSituation(page, LAST_ENEMY);
  await page.getByRole('application').focus();
  await strike(page, { key: '&', code: 'Digit1' });
  await expect(page.locator('[data-action][aria-pressed=true] kbd')).toHaveText('1');
  await page.keyboard.press('Escape');
  const { figures } = await lookStill(page);
  await strike(page, { key: '-', code: 'Digit6' });
  expect((await lookStill(page)).figures, 'nothing is looked at from farther away').toEqual(figures);
  await strike(page, { key: ']', code: 'Minus', altGraph: true });
  await expect(page.locator('.table ~ [role=status]')).toContainText('°');
  await strike(page, { key: '?', code: 'KeyM', shiftKey: true });
  const keys = page.getByRole('dialog', { name: 'Touches' });
  await expect(keys).toContainText('sans Maj aussi : & é');
  await expect(keys.locator('dt', { hasText: ':' })).toHaveText(':');

  const close = [() => page.keyboard.press('Escape'), () => keys.getByRole('button', { name: 'Fermer' }).click()];
  for (const way of close) {
    await expect(keys).toBeVisible();
    await way();
    await expect(keys).toBeHidden();
    await page.keyboard.press('?');
    await expect(keys).toBeVisible();
    await page.evaluate('tellLate()');
  }
  await expect(keys).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(page.getByRole('application')).toBeFocused();
});
