import { gzipSync } from 'node:zlib';
import { games } from '@escarmouche/games';
import { expect, type Page, type Request } from '@playwright/test';
import { openDuel } from './duel.ts';
import { openHome } from './play.ts';
import { test } from './test.ts';

/** The most JavaScript that a visitor fetches, in bytes as gzip makes them: until a page is at rest, workers included, each file once. */
const FIRST_PAGE = 80 * 1024;
/**
 * URSS kit has about twice the special rules of the others; an opponent that begins weighs 7 more, with dice that fall and words about them. Proposals of
 * persons to each other came with 6, dice and notes of NPCs with 3 (decision 32), their seats and roles with 6. In Deadzone an opponent that wins the
 * Recon test chooses and deploys before the person does: its program and advice on the deployment weigh 32 more, but no words of its rules are needed.
 */
const MORE: Readonly<Record<string, number>> = { 'UC-': 159 * 1024, 'UK-': 170 * 1024, 'DZ-': 160 * 1024 };
/** Every byte of the lot that a battle is given: with these the opponent begins. */
const LOTS: Readonly<Record<string, number>> = { 'DZ-': 4 };
const BATTLES = games.map(({ name, prefix }) => [name, MORE[prefix] ?? 150 * 1024, LOTS[prefix] ?? 1] as const);
/** Every kind of figure has a body of its own there. */
const SCENE = 180 * 1024;

/** Something that only the rules of each system hold. */
const RULES = /coup-dans-le-dos|no event card|propulseurs/;

/** Notes every script that a page fetches from now on; gives, once nothing is being fetched, those that none of the earlier notes holds. */
function scriptsOf(page: Page): () => Promise<readonly string[]> {
  const all = new Set<string>();
  const underWay = new Set<Request>();
  let told = 0;
  page.on('request', (request) => {
    underWay.add(request);
    if (request.url().endsWith('.js')) all.add(request.url());
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    // Files that have come may ask for more: all have, once the page has nothing left to do.
    do {
      await expect.poll(() => underWay.size, 'all has come').toBe(0);
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    } while (underWay.size > 0);
    const fresh = [...all].slice(told);
    told = all.size;
    return fresh;
  };
}

/** The weight of scripts together, told in the log, and their text. */
async function weigh(page: Page, what: string, scripts: readonly string[]): Promise<{ weight: number; text: string }> {
  const bodies = await Promise.all(scripts.map(async (url) => ({ url, body: await (await page.request.get(url)).body() })));
  const sizes = bodies.map(({ url, body }) => ({
    name: url.replace(/^.*\/(.+)-[\w-]{7}\.js$/, '$1'),
    size: gzipSync(body, { level: 9 }).length,
  }));
  const weight = sizes.reduce((sum, { size }) => sum + size, 0);
  const parts = sizes.toSorted((a, b) => b.size - a.size).map(({ name, size }) => `${name} ${(size / 1024).toFixed(1)}`);
  console.log(`JavaScript of ${what}: ${(weight / 1024).toFixed(1)} kB gzip: ${parts.slice(0, 8).join(', ')} … (${parts.length} files)`);
  return { weight, text: bodies.map(({ body }) => body.toString()).join('\n') };
}

for (const [system, most, chance] of BATTLES) {
  test(`the first page needs at most 80 kB of JavaScript and no rules; a battle of ${system} at most ${most / 1024} kB more`, async ({
    page,
  }) => {
    await page.addInitScript((lot) => {
      crypto.getRandomValues = <T extends ArrayBufferView | null>(bytes: T): T =>
        (bytes instanceof Uint8Array ? bytes.fill(lot) : bytes) as T;
    }, chance);
    const scripts = scriptsOf(page);
    await openHome(page);
    await expect(page.getByRole('region', { name: 'Terrains' }).getByRole('link')).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'Terrains' }).getByRole('link').locator('svg')).toHaveCount(3);
    const first = await weigh(page, 'the first page', await scripts());
    expect(first.weight).toBeGreaterThan(20_000);
    expect(first.weight).toBeLessThanOrEqual(FIRST_PAGE);
    expect(first.text).not.toMatch(RULES);

    await page.getByRole('button', { name: `${system}, Contre l’adversaire` }).click();
    await expect(page.locator('.menu p')).toBeAttached();
    await expect(page.locator('[data-rest]')).toBeVisible();
    const battle = await weigh(page, `a battle of ${system}`, await scripts());
    expect(battle.text).toMatch(RULES);
    expect(battle.weight).toBeLessThanOrEqual(most);
  });
}

test('the view in three dimensions needs at most 180 kB of JavaScript more', async ({ page }) => {
  await openDuel(page, { sides: [{ Stormtrooper: 1 }, { Stormtrooper: 1 }], seed: 'budget', map: 'Quai sept' });
  const scripts = scriptsOf(page);
  await page.keyboard.press('v');
  await expect(page.locator('.board canvas')).toBeVisible();
  await expect(page.locator('[data-figure]').first()).toBeAttached();
  const scene = await weigh(page, 'the scene', await scripts());
  expect(scene.weight).toBeGreaterThan(50_000);
  expect(scene.weight).toBeLessThanOrEqual(SCENE);
});
