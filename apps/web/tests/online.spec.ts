import { expect, type Browser, type Page, type Route } from '@playwright/test';
import { expectAccessible, expectAccessibleInAllThemes } from './accessible.ts';
import { townToJoin } from './online-host.ts';
import { boardBox, openHome, playOne, press, pressBoard, setUpDuel, step, toDo } from './play.ts';
import { test } from './test.ts';
import { townFor } from './town-played.ts';

const PHONE = { width: 390, height: 844 };

/** A device of its own; `again` opens another page on it. */
async function deviceOf(browser: Browser, baseURL: string | undefined, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ locale: 'fr-FR', baseURL, viewport, serviceWorkers: 'block', reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('escarmouche-settings', JSON.stringify({ pace: 'instant' })));
  return { page: await context.newPage(), again: () => context.newPage() };
}

const turn = (page: Page) => page.locator('.moment');

/** Pages with something to do play, until every page has played. */
async function playTogether(pages: readonly Page[]): Promise<void> {
  const idle = new Set(pages);
  const next = async (): Promise<Page | undefined> => {
    for (const page of pages)
      if ((await page.locator('[data-version][data-rest]').isVisible()) && (await toDo(page).isVisible())) return page;
    return undefined;
  };
  for (let steps = 0; steps < 600 && idle.size > 0; steps++) {
    await expect.poll(next, 'somebody has something to do').toBeDefined();
    const page = await next();
    if (!page) continue;
    await playOne(page);
    idle.delete(page);
  }
  expect(idle.size, 'all have played').toBe(0);
}

test('two persons on two devices play a battle by a link, one on a phone, who leaves in the middle, comes back and gives up; somebody looks on; a second device joins the first', async ({
  page: ann,
  browser,
  baseURL,
}) => {
  await openHome(ann);
  await press(ann.getByRole('link', { name: 'À distance' }));
  await expect(ann.getByRole('heading', { name: 'Une nouvelle partie' })).toBeVisible();
  await press(ann.getByRole('link', { name: 'URSS\u00a0: préparer une partie à distance' }));
  await setUpDuel(ann, { sides: [{ Stormtrooper: 2 }, { Stormtrooper: 2 }], map: 'La ferme ensablée' });
  await press(ann.getByRole('button', { name: 'Commencer la partie' }));
  await expect(ann.getByLabel(/^Joueur de/)).toHaveCount(2);
  await expectAccessible(ann);
  await press(ann.getByRole('button', { name: 'Créer les liens' }));
  const link = ann.getByRole('textbox', { name: /^Lien pour/ });
  await press(ann.getByRole('button', { name: 'Code QR' }).first());
  await expect(ann.getByRole('img', { name: /^Code QR/ })).toBeVisible();
  await expectAccessibleInAllThemes(ann);
  await press(ann.getByText('Lien pour regarder'));
  await expect(link).toHaveCount(2);
  const [toPlay = '', toLook = ''] = await Promise.all((await link.all()).map((one) => one.inputValue()));

  const phone = await deviceOf(browser, baseURL, PHONE);
  let bob = phone.page;
  await bob.goto(toPlay);
  await expect(bob.getByText('Vous jouerez Camp B.')).toBeVisible();
  await expectAccessible(bob);
  // Taken by a device that never comes to the battle, the seat is freed for the next link. A late answer of the host draws nobody away from there.
  const late = new Promise<Route>((come) => void bob.route('**/api/battles/*', come, { times: 1 }));
  await press(bob.getByRole('button', { name: 'Prendre ce siège' }));
  await press(ann.getByRole('button', { name: 'Libérer ce siège' }));
  await press(ann.getByRole('button', { name: 'Confirmer' }));
  const anew = ann.getByRole('textbox', { name: 'Lien pour Camp B' });
  await expect(anew).not.toHaveValue(toPlay);
  await bob.goto(await anew.inputValue());
  await (await late).continue();
  const { page: eve } = await deviceOf(browser, baseURL, PHONE);
  await eve.goto(await anew.inputValue());
  await expect(eve.getByRole('button', { name: 'Prendre ce siège' })).toBeVisible();
  await press(bob.getByRole('button', { name: 'Prendre ce siège' }));
  await expect(ann.locator('[data-version]')).toBeAttached();
  await expect(bob.locator('[data-version]')).toBeAttached();
  await bob.goBack();
  await press(bob.getByRole('link', { name: 'Aller à la partie' }));
  await expect(bob.locator('[data-version]')).toBeAttached();
  await press(eve.getByRole('button', { name: 'Prendre ce siège' }));
  await expect(eve.getByRole('alert')).toContainText('Quelqu’un a déjà pris ce siège');
  await eve.goto(toLook);
  await press(eve.getByRole('button', { name: 'Regarder' }));
  await expect(eve.getByText('Vous regardez cette partie.')).toBeVisible();

  for (const _ of [1, 2]) {
    await expect.poll(async () => (await step(ann, 'autoPlace').isVisible()) || (await step(bob, 'autoPlace').isVisible())).toBe(true);
    const page = (await step(ann, 'autoPlace').isVisible()) ? ann : bob;
    const awaited = `On attend Camp ${page === ann ? 'A' : 'B'}.`;
    for (const other of [ann, bob, eve]) if (other !== page) await expect(other.locator('.dock')).toContainText(awaited);
    await press(step(page, 'autoPlace'));
    await press(step(page, 'endDeployment'));
  }
  await expect(turn(ann)).toContainText('Tour 1');
  await expect(turn(eve)).toContainText('Tour 1');
  await press(eve.getByRole('button', { name: 'Camps' }));
  await press(eve.locator('[data-roster]').first());
  await expect(eve.locator('.dock .card'), 'the card of a figure, while others act').toBeVisible();
  await press(bob.getByRole('button', { name: 'Mots', exact: true }));
  await press(bob.getByRole('button', { name: 'Bonne chance' }));
  await bob.getByRole('textbox', { name: 'Écrire quelques mots' }).fill('<b>à nous</b>');
  await press(bob.getByRole('button', { name: 'Dire', exact: true }));
  await expect(bob.getByRole('dialog').getByRole('list')).toContainText('<b>à nous</b>');
  await bob.keyboard.press('Escape');
  await expect(ann.getByText('Camp B\u00a0: <b>à nous</b>')).toBeVisible();
  await expect(eve.getByText('Camp B\u00a0: <b>à nous</b>')).toBeVisible();
  await press(bob.getByRole('button', { name: /^Mots/ }));
  await press(bob.getByRole('button', { name: 'Montrer un endroit du plateau…' }));
  await expect(bob.getByText('Touchez un endroit du plateau')).toBeVisible();
  const { x, y, width, height } = await boardBox(bob);
  await pressBoard(bob, x + width / 2, y + height / 2);
  await press(bob.getByRole('button', { name: 'Montrer', exact: true }));
  // The place stays on the board for a few seconds: nobody is looked at only after another.
  await Promise.all(
    [ann, eve].flatMap((page) => [
      expect(page.locator('[data-version]').getByText('Camp B', { exact: true })).toBeVisible(),
      expect(page.getByText('Camp B\u00a0: montre un endroit du plateau\u00a0: ')).toBeVisible(),
    ]),
  );
  await press(ann.getByRole('button', { name: 'Montrer', exact: true }));
  await expect(ann.getByText('Touchez un endroit du plateau')).toBeVisible();
  await ann.keyboard.press('ArrowUp');
  await press(ann.getByRole('button', { name: 'Ligne d’ici' }));
  await ann.keyboard.press('ArrowRight');
  await press(ann.getByRole('button', { name: 'Montrer', exact: true }));
  await expect(bob.getByText('Camp A\u00a0: trace une ligne sur le plateau\u00a0: ')).toBeVisible();
  await press(ann.getByRole('button', { name: 'À distance…' }));
  await ann.getByLabel('Ce qui peut se laisser passer').selectOption('turn');
  await expect(ann.getByText('Noté.')).toBeVisible();
  await expectAccessible(ann, { part: 'dialog[open]' });
  await ann.keyboard.press('Escape');
  await playTogether([ann, bob]);
  await bob.close();
  bob = await phone.again();
  await openHome(bob);
  await expect(bob.locator('a[href^="#/online/"]')).toContainText('Vous\u00a0: Camp B · Camp A');
  await press(bob.locator('a[href^="#/online/"]'));
  await expect(bob.locator('[data-version]')).toBeAttached();
  await press(bob.locator('details.menu summary'));
  await expect(bob.getByRole('button', { name: 'Abandonner' })).toBeVisible();
  await expect(bob.getByText('Second écran'), 'no second screen by a file, which the host would not hear of').toBeHidden();
  await press(bob.getByRole('button', { name: 'Abandonner' }));
  await press(bob.getByRole('dialog', { name: 'Abandonner' }).getByRole('button', { name: 'Abandonner' }));
  await expect(bob.getByText('on attend sa réponse')).toBeVisible();
  await press(ann.getByRole('dialog').getByRole('button', { name: 'D’accord' }));
  for (const page of [ann, bob, eve])
    await expect(page.getByRole('dialog', { name: 'Fin de la partie' })).toContainText(/Camp B\s: abandon/);
  await press(ann.getByRole('button', { name: 'Vérifier les dés' }));
  await expect(ann.getByText('Tous les dés sont les bons.')).toBeVisible();
  await expect(ann.getByText('L’hôte a montré le secret qu’il avait promis')).toBeVisible();
  await press(ann.getByText('Les secrets, et ce qui en fut promis'));
  await expectAccessible(ann, { part: 'dialog[open]' });
  await press(eve.getByRole('button', { name: 'La garder sur cet appareil' }));
  await expect(eve).toHaveURL(/#\/table\//);
  await expect(
    eve
      .getByRole('dialog', { name: 'Fin de la partie' })
      .getByRole('link', { name: 'Bilan complet' })
      .or(eve.getByRole('link', { name: /[Bb]ilan/ }))
      .first(),
  ).toBeVisible();
  await press(bob.getByRole('button', { name: 'Proposer une revanche' }));
  await press(ann.getByRole('dialog', { name: /Camp A/ }).getByRole('button', { name: 'D’accord' }));
  for (const page of [ann, bob]) await press(page.getByRole('button', { name: 'Aller à la revanche' }));
  for (const page of [ann, bob]) await expect(turn(page)).toContainText('Préparatifs');

  await ann.goto('/#/online');
  await press(ann.getByText('Jouer aussi sur un autre appareil'));
  await press(ann.getByRole('button', { name: 'Créer le lien' }));
  const { page: other } = await deviceOf(browser, baseURL, PHONE);
  await other.goto(await ann.getByRole('textbox', { name: 'Lien pour mon autre appareil' }).inputValue());
  const unite = other.getByRole('button', { name: 'Réunir les deux appareils' });
  await expect(unite).toBeVisible();
  await expectAccessible(other);
  await press(unite);
  await expect(other.locator('a[href^="#/online/"]')).toHaveCount(2);
  await press(other.locator('a[href^="#/online/"]').first());
  await expect(turn(other)).toContainText('Préparatifs');
  // With its host gone the page offers nothing new until the host answers.
  await other.route('**/api/host', (route) => route.abort());
  await other.goto('/#/online');
  await expect(other.getByText('dès que l’hôte répond')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Une nouvelle partie' })).toBeHidden();
  await other.unrouteAll();
  await expect(other.getByRole('heading', { name: 'Une nouvelle partie' })).toBeVisible();
  await press(other.getByText('Vos appareils'));
  await press(other.getByRole('button', { name: /^Retirer cet appareil, connu depuis/i }));
  await expectAccessible(other);
  await press(other.getByRole('button', { name: 'Confirmer' }));
  await expect(other.getByText('L’appareil est retiré.')).toBeVisible();
  await expect(other.getByRole('button', { name: /^Retirer/ })).toBeHidden();
  await ann.reload();
  await expect(ann.getByRole('heading', { name: 'L’hôte ne connaît pas cet appareil' })).toBeVisible();
});

test('a person at a third seat is asked whether the seat of a lost device is opened anew, and agrees', async ({ page, baseURL }) => {
  const town = await townToJoin(String(baseURL), townFor(3));
  const shown = page.waitForResponse((response) => response.url().endsWith('/secrets') && response.ok());
  await page.goto(town.link);
  await press(page.getByRole('button', { name: 'Prendre ce siège' }));
  await shown;
  await town.show();
  expect(await town.reopen('b')).toBeUndefined();
  await page.reload();
  await expect(page.locator('[data-bar]')).toContainText('On demande de rouvrir un siège\u00a0: Bo.');
  await press(page.getByRole('button', { name: 'Répondre…' }));
  expect(await town.reopen('b')).toBeUndefined();
  await press(page.getByRole('dialog').getByRole('button', { name: 'D’accord' }));
  await expect(page.getByText('Vous êtes d’accord.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-bar]')).not.toContainText('rouvrir');
  expect(await town.reopen('b')).toBeDefined();
});
