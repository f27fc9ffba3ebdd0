import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { deploy, startDuel } from './play.ts';

const BUDGET = 120 * 1024;

test('the plan view needs at most 120 kB of JavaScript', async ({ page }) => {
  await startDuel(page, { sides: [{ Stormtrooper: 1 }, { Stormtrooper: 1 }], seed: 'budget' });
  await deploy(page);
  await page.waitForFunction(() => document.querySelector('.menu p') !== null);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(request.url());
  });
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('[data-figure]').first()).toBeVisible();
  await expect(page.locator('[data-step]').first()).toBeVisible();
  const sizes: [string, number][] = [];
  for (const url of scripts) {
    sizes.push([url.replace(/^.*\/(.+)-[\w-]{8}\.js$/, '$1'), gzipSync(await (await page.request.get(url)).body(), { level: 9 }).length]);
  }
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  const parts = sizes.toSorted((a, b) => b[1] - a[1]).map(([name, size]) => `${name} ${(size / 1024).toFixed(1)}`);
  console.log(`JavaScript of the plan view: ${(total / 1024).toFixed(1)} kB gzip: ${parts.join(', ')}`);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(BUDGET);
});
