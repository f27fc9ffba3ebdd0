import { specialRules } from '@escarmouche/deadzone';
import { expect, type Page } from '@playwright/test';
import { openPatrol } from './patrol-situation.ts';
import { openHome, press, rests } from './play.ts';
import { strike } from './strike.ts';
import { test } from './test.ts';

/** Goes through set-up and deployment by what the table proposes, to the first Turn of the person. */
async function deploy(page: Page): Promise<void> {
  const main = page.locator('.do .button.main');
  await expect(async () => {
    await rests(page);
    if ((await page.locator('[data-step=reroll]').count()) === 0 && (await main.count()) > 0) await press(main);
    await expect(page.locator('[data-step=reroll], [data-answer], header:has-text("Tour :")').first()).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
}

test('DZ-MISSION-PATROL: a patrol from the first page: deployment, a die thrown again, a level looked at, a movement by keys', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('escarmouche-settings', JSON.stringify({ pace: 'instant' })));
  await openHome(page);
  await page.getByRole('button', { name: 'Deadzone, À deux' }).click();
  await deploy(page);
  await press(page.locator('[data-pick]').first());
  await press(page.locator('[data-step=reroll]'));
  await expect(page.locator('.log')).toContainText('1 dé relancé');
  await rests(page);
  await press(page.locator('[data-step=keep]'));
  await rests(page);

  const levels = page.getByRole('group', { name: /^Niveaux/ });
  await expect(levels.getByRole('button', { name: 'Tous' })).toHaveAttribute('aria-pressed', 'true');
  // Dice decide whose Turn is the first.
  const mover = page.locator('section.playing [data-roster]').first();
  await mover.click();
  await expect(levels.getByRole('button', { name: 'Niveau 1' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('application').focus();
  await page.keyboard.press('PageUp');
  await expect(levels.getByRole('button', { name: 'Niveau 2' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('PageDown');

  await expect(async () => {
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight']) {
      await mover.click();
      await page.getByRole('application').focus();
      await page.keyboard.press(key);
      if ((await page.locator('[data-commit]:not([aria-disabled=true])').count()) > 0) return;
      await page.keyboard.press('Escape');
    }
    throw new Error('no cube to go to');
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.locator('.log')).toContainText(/va en C\dR\d/);
});

test('DZ-ACT-SPECIAL, DZ-LOS-CUBE, DZ-MOVE-PATH: on a French keyboard a way is laid, the next cube that matters gone to, a friend healed, a grenade thrown at a cube', async ({
  page,
}) => {
  const [special] = specialRules.filling('special');
  const [burst] = specialRules.filling('bursts');
  const launcher = { id: 'launcher', name: { fr: 'Lance-grenades', en: 'Launcher' }, range: 3, ap: 0, vp: 0 };
  await openPatrol(page, {
    figures: {
      a1: { at: 'C3R7L1' },
      a2: { at: 'C3R7L1', counters: 1 },
      b1: { at: 'C5R7L1' },
    },
    sheets: { a1: { rules: [{ rule: special?.id ?? '' }], weapons: [{ ...launcher, rules: [{ rule: burst?.id ?? '', value: 4 }] }] } },
    smoke: ['C4R7L1'],
    turn: { seat: 'a' },
    activation: { figure: 'a1' },
  });
  const status = page.locator('.table ~ [role=status]');
  const chosen = page.locator('[data-action][aria-pressed=true] kbd');
  const log = page.locator('.log');
  await page.getByRole('application').focus();

  await page.keyboard.press('Control+ArrowRight');
  await expect(status).toContainText('C4R7');
  await strike(page, { key: 'w', code: 'KeyZ' });
  await expect(status).toHaveText(/^Point de passage C4R7/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await strike(page, { key: '_', code: 'Digit8' });
  await expect(chosen).toHaveText('8');
  await page.keyboard.press('t');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('perd un jeton de blessure');
  await rests(page);

  await strike(page, { key: 'ç', code: 'Digit9' });
  await expect(chosen).toHaveText('9');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('vise C4R7');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('DZ-ITEM-EXCHANGE: by taps alone an item is handed to a friend in passing, and the Move ends where another stands', async ({
    page,
  }) => {
    const ammo = specialRules.all().find(({ title }) => title.en === 'Ammo')?.id ?? '';
    await openPatrol(page, {
      figures: {
        a1: { at: 'C7R8L1' },
        a3: { at: 'C5R8L1', carried: [{ id: 'token-1', item: ammo }] },
        a4: { at: 'C6R8L1' },
        b1: { at: 'C3R2L1' },
      },
      sheets: { a3: { speed: [2, 3] } },
      turn: { seat: 'a' },
      activation: { figure: 'a3' },
    });
    await press(page.locator('[data-action=give]'));
    await press(page.locator('[data-aim=a4]'));
    await expect(page.locator('.dock')).toContainText('y finir le mouvement');
    await press(page.locator('[data-figure=a1]'));
    await expect(page.locator('.dock')).toContainText('C7R8');
    await press(page.locator('[data-commit]'));
    await rests(page);
    await press(page.getByRole('navigation', { name: 'Table' }).getByRole('button', { name: 'Journal' }));
    await expect(page.locator('.log')).toContainText('Enforcer donne à Enforcer avec Canon Laser');
    await expect(page.locator('.log')).toContainText('va en C7R8');
  });
});
