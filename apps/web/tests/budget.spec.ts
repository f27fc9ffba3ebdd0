import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { deploy, openHome, startDuel } from './play.ts';

/** The most JavaScript that a visitor fetches, in bytes as gzip makes them: until a page is at rest, workers included, each file once. */
const FIRST_PAGE = 80 * 1024;
const BATTLE = 150 * 1024;
const SCENE = 170 * 1024;

/** Something that only the rules of each system hold. */
const RULES = /coup-dans-le-dos|no event card/;

/** Notes every script that a page fetches from now on; gives those that none of the earlier notes holds. */
function scriptsOf(page: Page): () => readonly string[] {
  const all = new Set<string>();
  let told = 0;
  page.on('request', (request) => request.url().endsWith('.js') && all.add(request.url()));
  return () => {
    const fresh = [...all].slice(told);
    told = all.size;
    return fresh;
  };
}

/** What scripts weigh together, said in the log; and what stands in them. */
async function weigh(page: Page, what: string, scripts: readonly string[]): Promise<{ weight: number; text: string }> {
  const bodies = await Promise.all(scripts.map(async (url) => ({ url, body: await (await page.request.get(url)).body() })));
  const sizes = bodies.map(({ url, body }) => ({
    name: url.replace(/^.*\/(.+)-[\w-]{8}\.js$/, '$1'),
    size: gzipSync(body, { level: 9 }).length,
  }));
  const weight = sizes.reduce((sum, { size }) => sum + size, 0);
  const parts = sizes.toSorted((a, b) => b.size - a.size).map(({ name, size }) => `${name} ${(size / 1024).toFixed(1)}`);
  console.log(`JavaScript of ${what}: ${(weight / 1024).toFixed(1)} kB gzip: ${parts.slice(0, 8).join(', ')} … (${parts.length} files)`);
  return { weight, text: bodies.map(({ body }) => body.toString()).join('\n') };
}

for (const system of ['URSS', 'Zombies!!!']) {
  test(`the first page needs at most 80 kB of JavaScript and no rules; a battle of ${system} at most 150 kB more`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await openHome(page);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByRole('region', { name: 'Terrains' }).getByRole('link')).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'Terrains' }).locator('svg')).toHaveCount(3);
    const first = await weigh(page, 'the first page', scripts());
    expect(first.weight).toBeGreaterThan(20_000);
    expect(first.weight).toBeLessThanOrEqual(FIRST_PAGE);
    expect(first.text).not.toMatch(RULES);

    await page.getByRole('button', { name: `${system}, Contre l’adversaire` }).click();
    // Kept, so that it is still there once the page has been loaded anew, which tells when nothing more is fetched.
    await expect(page.locator('.menu p')).toBeAttached();
    await expect(page.locator('[data-rest]')).toBeVisible();
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.locator('[data-rest]')).toBeVisible();
    const battle = await weigh(page, `a battle of ${system}`, scripts());
    expect(battle.text).toMatch(RULES);
    expect(battle.weight).toBeLessThanOrEqual(BATTLE);
  });
}

test('the view in three dimensions needs at most 170 kB of JavaScript more', async ({ page }) => {
  await startDuel(page, { sides: [{ Stormtrooper: 1 }, { Stormtrooper: 1 }], seed: 'budget', map: 'Quai sept' });
  await deploy(page);
  await expect(page.locator('.menu p')).toBeAttached();
  const scripts = scriptsOf(page);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('[data-figure]').first()).toBeVisible();
  scripts();
  await page.keyboard.press('v');
  await expect(page.locator('.board canvas')).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('.board canvas')).toBeVisible();
  const scene = await weigh(page, 'the scene', scripts());
  expect(scene.weight).toBeGreaterThan(50_000);
  expect(scene.weight).toBeLessThanOrEqual(SCENE);
});
