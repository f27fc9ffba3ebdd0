import { expect, type Page } from '@playwright/test';
import { fileOf } from './open-situation.ts';
import { press, settled, takeIn, wish } from './play.ts';
import type { Situation } from './situation.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Rask and Sven, Soldats, come first; Arno and Bela, of a person, are in their range. */
const RAID: Situation = {
  figures: {
    a1: { at: [4, 4], facing: 'north' },
    a2: { at: [6, 4], facing: 'north' },
    b1: { at: [4, 15], facing: 'south' },
    b2: { at: [6, 17], facing: 'south' },
  },
  npcs: {
    roles: { b1: { mission: { type: 'soldier' }, behaviour: 'walker' }, b2: { mission: { type: 'soldier' }, behaviour: 'walker' } },
  },
};

async function openCompanion(page: Page, situation: Situation): Promise<string> {
  await wish(page, {});
  const id = await takeIn(page, await fileOf(situation));
  await page.goto(`/#/companion/${id}`);
  await expect(page.locator('.companion')).toBeVisible();
  await settled(page);
  return id;
}

test('AI-ACT-LOOP: an order is put in words before it is played', async ({ page }) => {
  page.on('console', (m) => console.log(m.text()));
  await openCompanion(page, RAID);
  const order = page.getByRole('region', { name: 'Consigne' });
  await expect(order).toBeVisible();
  await page.screenshot({ path: '/tmp/h-npc/1.png' });
  console.log(await order.innerText());
  await press(order.locator('[data-said=done]'));
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/h-npc/2.png' });
  await press(page.locator('[data-face="6"]'));
  await page.waitForTimeout(300);
  await press(page.locator('[data-face="6"]'));
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/h-npc/3.png' });
});
