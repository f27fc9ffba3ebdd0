import { kitScenarios } from '@escarmouche/content/kit/scenarios';
import { mapFiles } from '@escarmouche/content';
import { scenarioNamed } from '@escarmouche/content/scenarios';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { keptFile } from './kept.ts';
import { keptAll, openHome, press, rests } from './play.ts';
import { test } from './test.ts';

/** Maps, scenarios and bands of the player's own, as files. */

const map = { ...(mapFiles['cour-du-chateau.json'] as object), id: 'ma-cour', name: { fr: 'Ma cour', en: 'My yard' } };
const [kitScenario] = kitScenarios;
const named = (file: object, id: string, fr: string): object => ({ ...file, id, name: { fr, en: fr } });
const scenarios = [
  ['URSS', named({ ...scenarioNamed('peage-du-troll'), map }, 'mon-peage', 'Mon péage'), 'urss-classic'],
  ['URSS kit', named(kitScenario ?? {}, 'mon-depart', 'Mon départ'), 'urss-kit'],
] as const;

/** Drops files on whatever page is open, as a person does. */
async function drop(page: Page, files: Readonly<Record<string, object | string>>): Promise<void> {
  const contents = Object.entries(files).map(([name, file]) => [
    name,
    typeof file === 'string' ? file : JSON.stringify(file, undefined, 2),
  ]);
  const data = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const [name = '', text = ''] of all) transfer.items.add(new File([text], name));
    return transfer;
  }, contents);
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data });
  await expect(page.getByText('Déposer ici')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
}

/** Does one part of a page lie over another? */
async function covers(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  return a !== null && b !== null && a.y < b.y + b.height && b.y < a.y + a.height;
}

const maps = (page: Page) => page.getByRole('group', { name: 'Terrain' });

test('UC-SETUP-DEPLOY, UK-SYS-SCOPE: a map dropped on any page is chosen at set-up, played in both editions, kept, erased and had back', async ({
  page,
}) => {
  await openHome(page);
  await drop(page, { 'ma-cour.json': map });
  const own = maps(page).getByRole('button', { name: /^Ma cour/ });
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await expect(own).toBeInViewport({ ratio: 0.9 });
  await expect(own).toContainText('Votre terrain');
  await expectAccessible(page);

  // what is being set up stays as it is where a file is wrong
  await press(page.getByRole('button', { name: 'Med Fan' }));
  await drop(page, { 'noyée.json': JSON.stringify({ ...map, zones: [] }, undefined, 2) });
  await expect(page.getByRole('alert')).toContainText(/ligne \d+ de noyée\.json.*zones/);
  await expect(page.getByRole('button', { name: 'Med Fan' })).toHaveAttribute('aria-pressed', 'true');
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const needed of [page.getByRole('heading', { level: 1 }), page.getByRole('button', { name: 'Commencer la partie' })])
    expect(await covers(page.getByRole('alert'), needed)).toBe(false);
  await page.setViewportSize({ width: 1280, height: 720 });

  for (const system of ['URSS', 'URSS kit']) {
    await page.goto('/#/setup');
    await press(page.getByRole('group', { name: 'Jeu' }).getByRole('button', { name: system, exact: true }));
    await press(own);
    await press(page.getByRole('button', { name: 'Commencer la partie' }));
    await expect(page.getByRole('heading', { level: 1, name: /· Ma cour$/ })).toBeAttached();
    await rests(page);
    await keptAll(page);
  }
  await page.goto('/');
  await page.reload();
  const card = page.getByRole('region', { name: 'Terrains' }).getByRole('listitem').filter({ hasText: 'Ma cour' });
  await expect(card).toContainText('Votre terrain');
  await press(card.locator('summary'));
  await press(card.getByRole('button', { name: 'Effacer « Ma cour »' }));
  await expect(card).toHaveCount(0);
  await press(page.getByRole('button', { name: 'Rétablir' }));
  await expect(card).toBeVisible();
});

for (const [system, file, id] of scenarios) {
  test(`UC-VICTORY-SCENARIO, UK-SYS-SCOPE: an own scenario of ${system} opens from a file, is begun, and is still there`, async ({
    page,
  }) => {
    const { name } = file as { readonly name: { readonly fr: string } };
    await page.goto('/#/bands');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'scenario.json', mimeType: '', buffer: Buffer.from(JSON.stringify(file)) });
    await expect(page.getByRole('heading', { level: 2, name: name.fr })).toBeVisible();
    await expect(page.locator('article .picture svg')).toBeVisible();
    await expectAccessible(page);
    await press(page.getByRole('button', { name: `Jouer « ${name.fr} » à deux sur cet écran` }));
    await expect(page.getByRole('region', { name: 'Objectifs' })).toContainText(name.fr);
    await rests(page);
    await keptAll(page);
    expect((await keptFile(page)).split('\n')[0]).toContain(`"system":"${id}"`);

    await openHome(page);
    const section = page.getByRole('region', { name: 'Scénarios' });
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('listitem').first()).toContainText(name.fr);
    await expect(section.getByRole('listitem').first()).toContainText('Votre scénario');
  });
}

test('UC-TURN-GROUPS: a band of an author opens on its page wherever it is dropped, at a table too, and its link and its file are one', async ({
  page,
}) => {
  await openHome(page);
  await press(page.getByRole('button', { name: 'À deux sur cet écran', exact: true }));
  await rests(page);
  const band = {
    adaptation: 'med-fan',
    name: { fr: 'Duo', en: 'Two' },
    figures: [{ profile: 'archer-elfe', armour: ['armure', 'armure-lourde'] }],
  };
  await drop(page, { 'duo.json': band });
  await expect(page.getByRole('heading', { level: 1, name: 'Duo' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(/ligne \d+ de duo\.json.*une seule armure/);
  await expect(page.locator('footer').getByRole('status')).toContainText('1 erreur');
  await press(page.getByRole('button', { name: 'Partager' }));
  await page.goto(await page.getByLabel('Lien à partager').inputValue());
  await expect(page.getByRole('heading', { name: 'Duo' })).toBeVisible();
});

test('bands of before maps were kept beside them are still there', async ({ page }) => {
  await page.goto('/icon.svg');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('escarmouche-bands', 1);
        opening.addEventListener('upgradeneeded', () => {
          const store = opening.result.createObjectStore('bands', { keyPath: 'id' });
          store.createIndex('updated', 'updated');
          store.put({ id: 'b', system: 'urss-classic', pack: 'med-fan', name: 'Avant', figures: [{ profile: 'archer-elfe' }], updated: 1 });
        });
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
      }),
  );
  await page.goto('/#/bands');
  await expect(page.getByRole('heading', { name: 'Avant' })).toBeVisible();
  await drop(page, { 'ma-cour.json': map });
  await expect(maps(page).getByRole('button', { name: /^Ma cour/ })).toHaveAttribute('aria-pressed', 'true');
});
