import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { installed } from './offline.ts';
import { linksOfTown, ownHost, type OwnHost } from './online-host.ts';
import { press } from './play.ts';
import { test } from './test.ts';
import { decide, isOver } from './town.ts';
import { decideByKeys } from './town-keys.ts';
import { townFor, type Town } from './town-played.ts';

let host: OwnHost;
test.beforeAll(async () => {
  host = await ownHost();
});
test.afterAll(() => host.remove());

const NO_CARDS = new Set(['play', 'discard'] as const);
const DECISION = '.do [data-step]:not([aria-disabled=true]), .cell, .zombie.may, .ask';
const MOST = 400;

/** A town of two without a zombie or a heliport left, whose game is counted after three turns more; Bo holds a card for any moment. */
function lastTurns(): Town {
  const town = townFor(2);
  const position = {
    tiles: [{ kind: 'droite', x: 1, y: 0, turn: 0 as const }],
    players: { a: { trophies: 3 }, b: { hand: ['lacet'] } },
    turn: { seat: 'a', step: 'encounter' as const },
    stack: [],
    deck: [],
    lastTurns: 3,
  };
  return { ...town, setup: { ...town.setup, position } };
}

const mayDecide = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-version][data-rest]').isVisible()) && (await page.locator(DECISION).first().isVisible());

/** A device on which the program is installed. */
async function deviceOf(browser: Browser, screen: { readonly viewport: { width: number; height: number }; readonly hasTouch: boolean }) {
  const context = await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce', serviceWorkers: 'allow', ...screen });
  await context.addInitScript(() => localStorage.setItem('escarmouche-settings', JSON.stringify({ pace: 'instant', windows: 'always' })));
  return context;
}

async function sat(context: BrowserContext, link: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(link);
  await press(page.getByRole('button', { name: 'Prendre ce siège' }));
  return page;
}

const moment = (page: Page) => page.locator('.moment');
const linked = (page: Page) => expect(page.locator('[data-bar]')).toContainText(/À vous|Aux autres/);
const unlinked = (page: Page) => expect(page.getByText('Pas de lien avec l’hôte')).toBeVisible();

/** The host is ended between two turns and started again: both see that it is gone, and that it is there again. */
async function restarted(pages: readonly Page[]): Promise<void> {
  await host.end();
  for (const page of pages) await unlinked(page);
  await host.start();
  for (const page of pages) await linked(page);
}

/** A device without a network, on which the program is installed, still shows the battle, also when the page is opened anew; with one it goes on. */
async function offline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await unlinked(page);
  await page.reload();
  await expect(moment(page)).toContainText('Tour');
  await unlinked(page);
  await page.context().setOffline(false);
  await linked(page);
}

const isAsked = (page: Page): Promise<boolean> => page.locator('.ask').isVisible();

/** The page is closed in the middle of a question and found again from the first page. */
async function reopened(page: Page): Promise<Page> {
  const again = await page.context().newPage();
  await page.close();
  await again.goto(host.url);
  await press(again.locator('a[href^="#/online/"]'));
  await expect.poll(() => isAsked(again)).toBe(true);
  return again;
}

/** A host without what this device knows: the battle is looked at as it was seen, and the device begins anew. */
async function begunAnew(page: Page): Promise<void> {
  await page.goto(`${host.url}/#/online`);
  await expect(page.getByRole('link', { name: 'La petite ville' })).toContainText('Terminée');
  await host.exchange();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'L’hôte ne connaît pas cet appareil' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Réessayer' }));
  await expect(page.getByRole('alert')).toContainText('Cet appareil n’est pas connu ici.');
  await expectAccessible(page);
  await press(page.getByText('Gardées sur cet appareil (1)'));
  await press(page.getByRole('link', { name: 'La petite ville' }));
  await expect(page.getByText('L’hôte ne donne plus cette partie à cet appareil')).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto(`${host.url}/#/online`);
  await press(tab.getByRole('button', { name: 'Recommencer à neuf sur cet appareil' }));
  await press(tab.getByRole('button', { name: 'Confirmer' }));
  await expect(tab.getByRole('heading', { name: 'Une nouvelle partie' })).toBeVisible();
  await tab.close();
  // The first tab still had the token that is gone.
  await page.keyboard.press('Escape');
  await press(page.locator('[data-bar]').getByRole('link', { name: 'Vos parties à distance' }));
  await expect(page.getByRole('heading', { name: 'Une nouvelle partie' })).toBeVisible();
  await expect(page.getByText('Gardées sur cet appareil (1)')).toBeVisible();
  await expect(page.getByRole('link', { name: 'La petite ville' })).toBeHidden();
}

test('a game of Zombies!!! by a link is played to its end by a desk and a phone; the host starts again between turns, the phone loses the network and is closed in a question; another host at the address does not know the desk, which begins anew', async ({
  browser,
}) => {
  const { a = '', b = '' } = await linksOfTown(host.url, lastTurns());
  const ann = await sat(await deviceOf(browser, { viewport: { width: 1280, height: 800 }, hasTouch: false }), a);
  let bob = await sat(await deviceOf(browser, { viewport: { width: 390, height: 844 }, hasTouch: true }), b);
  // A host that ends while a browser installs the program spoils that.
  await installed(bob);

  const over = async (): Promise<boolean> => (await isOver(ann)) && isOver(bob);
  const happened = new Set<string>();
  function once(what: string): boolean {
    const isNew = !happened.has(what);
    happened.add(what);
    return isNew;
  }
  for (let decisions = 0; decisions < MOST && !(await over()); decisions++) {
    await expect.poll(async () => (await mayDecide(ann)) || (await mayDecide(bob)) || (await over())).toBe(true);
    if (await over()) break;
    if ((await isAsked(bob)) && once('closed')) bob = await reopened(bob);
    const isAnns = await mayDecide(ann);
    const done = isAnns ? await decideByKeys(ann, NO_CARDS) : await decide(bob, NO_CARDS);
    if (!done.includes('end')) continue;
    if (once('restarted')) await restarted([ann, bob]);
    else if (once('offline')) await offline(bob);
  }
  for (const page of [ann, bob]) await expect(page.getByRole('dialog', { name: 'Fin de la partie' })).toContainText('Ana gagne');
  expect([...happened].toSorted()).toEqual(['closed', 'offline', 'restarted']);
  await begunAnew(ann);
});
