import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { deploy, startDuel } from './play.ts';

const BUDGET = 120 * 1024;

test('the plan view needs at most 120 kB of JavaScript', async ({ page }) => {
  await startDuel(page, { sides: [{ Stormtrooper: 1 }, { Stormtrooper: 1 }], seed: 'budget' });
  await deploy(page);
  await page.waitForFunction(() => document.querySelector('.menu p') !== null);
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    void response.body().then((body) => sizes.set(response.url(), gzipSync(body, { level: 9 }).length));
  });
  // The rulebook comes after the table has been laid.
  await page.route('**/rulebook-*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('[data-figure]').first()).toBeVisible();
  await expect(page.locator('[data-step]').first()).toBeVisible();
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  for (const [url, size] of [...sizes].toSorted((a, b) => b[1] - a[1])) console.log(size, url.replace(/.*\//, ''));
  console.log(`JavaScript of the plan view: ${(total / 1024).toFixed(1)} kB gzip in ${sizes.size} files`);
  expect(total).toBeLessThanOrEqual(BUDGET);
});
