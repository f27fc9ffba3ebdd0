import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { expect } from '@playwright/test';
import { installed } from './offline.ts';
import { endGroup, openHome, step } from './play.ts';
import { test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

test('after the first visit everything works without a network: battle, opponent, rules, both languages, the view in relief', async ({
  page,
  context,
}) => {
  await openHome(page);
  await installed(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: /Jouer maintenant/ }).click();
  await step(page, 'autoPlace').click();
  await step(page, 'endDeployment').click();
  await endGroup(page, { timeout: 60_000 });
  await expect(page.locator('.log')).toContainText('Tour 2', { timeout: 60_000 });
  await page.locator('.board').first().focus();
  await page.keyboard.press('v');
  await expect(page.locator('.board canvas').first()).toBeVisible();
  await page.goto('/#/rules');
  await page.getByRole('searchbox').fill('degats');
  await expect(page.locator('summary', { hasText: 'Dégâts' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Rulebook', level: 1 }).or(page.getByRole('heading', { level: 1 }))).toBeVisible();
  await page.goto('/#/');
  await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible();
});

test.describe('a newer version', () => {
  let server: Server;
  let address = '';
  let newer = false;
  const TYPES: Readonly<Record<string, string>> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.svg': 'image/svg+xml',
  };

  const folder = join(import.meta.dirname, '../dist');
  const ENTRY = /assets\/page-[\w-]+\.js/;

  /** The newer version begins with a script of its own, and its settings have another name: the old one is no more. */
  async function answer(file: string): Promise<Buffer | string> {
    if (!newer) return readFile(join(folder, file));
    if (file.startsWith('/assets/SettingsPage-')) throw new Error('gone');
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    if (file === '/assets/page-newer.js') return `import '/${ENTRY.exec(page)?.[0] ?? ''}';`;
    if (file === '/index.html') return page.replace(ENTRY, 'assets/page-newer.js');
    const body = await readFile(join(folder, file));
    if (file !== '/sw.js') return body;
    return body
      .toString()
      .replace("VERSION = '", "VERSION = 'newer-")
      .replace(ENTRY, 'assets/page-newer.js')
      .replace(/"assets\/SettingsPage-[\w-]+\.js",/, '');
  }

  test.beforeAll(async () => {
    server = createServer((request, response) => {
      const path = (request.url ?? '/').replace(/[?#].*$/, '');
      const file = path === '/' ? '/index.html' : path;
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      void answer(file).then(
        (body) => response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(body),
        () => response.writeHead(404).end(),
      );
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const bound = server.address();
    address = typeof bound === 'object' && bound !== null ? `http://127.0.0.1:${bound.port}/` : '';
  });
  test.afterAll(() => server.close());

  test('waits until it is asked for, and leaves what is open as it is until it is closed', async ({ page: first, context }) => {
    await first.goto(address);
    await installed(first);
    newer = true;
    // A page that stays open keeps the version it has: without one a browser may take the newer at once.
    const page = await context.newPage();
    await page.goto(address);
    // Chromium looks for a newer sw.js by itself up to 60 s after a page was opened: here it is asked to look at once.
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(page.getByText('Une nouvelle version est prête.')).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'La prendre' }).click();
    await reloaded;
    await expect(page.getByRole('heading', { name: 'Escarmouche' })).toBeVisible();
    const kept = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('escarmouche-')));
    // The older one in the other tab is whole: a page of it that was never opened comes.
    await first.getByRole('link', { name: 'Réglages' }).first().click();
    await expect(first.getByRole('heading', { name: 'Réglages' })).toBeVisible();
    expect(await kept()).toHaveLength(2);
    await first.goto(`${address}#/`);
    await expect(first.getByText('Une nouvelle version est prête.')).toBeVisible();
    await first.close();
    await page.reload();
    await expect.poll(kept, 'the older version is cleared away').toHaveLength(1);
  });
});

test('it can be installed: name, start and icons of its own', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Escarmouche', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await request.get(`/${src}`)).ok()).toBe(true);
});
