import { expect, type Page } from '@playwright/test';
import { fileOf } from './open-situation.ts';
import { press, settled, takeIn, wish } from './play.ts';
import type { Situation } from './situation.ts';

/** A battle beside a real table, played by its page alone: orders, dice by faces, questions. */

/** Opens a situation in the companion; returns the id it is kept by. */
export async function openCompanion(page: Page, situation: Situation): Promise<string> {
  await wish(page, {});
  const id = await takeIn(page, await fileOf(situation));
  await showCompanion(page, id);
  return id;
}

export async function showCompanion(page: Page, id: string): Promise<void> {
  await page.goto(`/#/companion/${id}`);
  await expect(page.locator('.companion')).toBeVisible();
  await settled(page);
}

/** Controls that wait for the persons of the table. */
const WAITING = [
  '[data-said=done]',
  '[data-tell]',
  '[data-throw]',
  '[data-sure]',
  '[data-answer]',
  '[data-take]',
  '[data-step]:not([aria-disabled=true])',
  'dialog[open]',
] as const;

export interface Count {
  orders: number;
  dice: number;
  presses: number;
}

/** Plays on until the battle is over, or `until` says so: orders are done as told, dice fall as `face` says, one's own figures do nothing. */
export async function playOn(page: Page, face: (most: number) => number, until: (count: Count) => boolean = () => false): Promise<Count> {
  const count = { orders: 0, dice: 0, presses: 0 };
  const any = page.locator(WAITING.join(', ')).first();
  for (;;) {
    await expect(any).toBeVisible();
    if (await page.locator('dialog[open]').isVisible()) return count;
    if (until(count)) return count;
    const next = await firstOf(page);
    if (next === undefined) continue;
    count.presses++;
    if (next === '[data-said=done]') count.orders++;
    if (next === '[data-throw]') {
      count.dice++;
      const faces = page.locator('[data-throw]');
      const most = await faces.count();
      if (most > 0) await press(page.locator(`[data-throw="${face(most)}"]`)).catch(() => undefined);
    } else if (next === '[data-step]:not([aria-disabled=true])') await press(page.locator(next).last());
    else await press(page.locator(next).first()).catch(() => undefined);
  }
}

async function firstOf(page: Page): Promise<(typeof WAITING)[number] | undefined> {
  for (const one of WAITING) if (await page.locator(one).first().isVisible()) return one;
  return undefined;
}
