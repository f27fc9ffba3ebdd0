import { kitScenarioHeads } from '@escarmouche/content/kit/scenarios';
import { scenarioHeads } from '@escarmouche/content/scenarios';
import { scenarioSetup } from '@escarmouche/content/scenarios/setup';
import { greedyBot } from '@escarmouche/ai';
import { recordGame } from '@escarmouche/lab';
import { NOBODY, saveMatch, seedNumber } from '@escarmouche/referee';
import { BOT, settingsToMeta } from '@escarmouche/session';
import { urssClassic } from '@escarmouche/urss-classic';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { keptFile } from './kept.ts';
import { keptAll, openHome, openMatch, press, rests, step } from './play.ts';
import { say, talk } from './talk.ts';
import { openSituation } from './open-situation.ts';
import { TAKING } from './situation.ts';
import { test } from './test.ts';

const every = [...scenarioHeads, ...kitScenarioHeads];

const cards = (page: Page) => page.getByRole('region', { name: 'Scénarios' });
const objectives = (page: Page) => page.getByRole('region', { name: 'Objectifs' });
const ended = (page: Page) => page.getByRole('dialog', { name: 'Fin de la partie' });

/** The match file of a ready scenario that the opponent plays on every side, without its last commands. */
function nearItsEnd(id: string, seed: string): string {
  const setup = scenarioSetup(id);
  const seats = setup.groups.map(({ seat }) => seat).filter((seat) => seat !== NOBODY);
  const each = <T>(value: T): Readonly<Record<string, T>> => Object.fromEntries(seats.map((seat) => [seat, value]));
  const { entries } = recordGame({ system: urssClassic, setup, bots: each(greedyBot()), seed: seedNumber(seed), most: 5000 });
  const match = { system: urssClassic, setup, entries: entries.slice(0, -4), agreements: [], pending: undefined };
  return saveMatch(match, settingsToMeta({ seed, dice: {}, seats: each(BOT), notes: {} }));
}

/** Opens a battle that plays itself, and waits for its end. */
async function playedOut(page: Page, file: string): Promise<void> {
  await openMatch(page, file);
  await expect(ended(page)).toBeVisible({ timeout: 240_000 });
}

test('“Zombies dehors” begins from its card, goes on where it was left, and comes to its end by its objectives', async ({ page }) => {
  await openHome(page);
  await cards(page).scrollIntoViewIfNeeded();
  const card = cards(page).getByRole('listitem').filter({ hasText: 'Zombies dehors' });
  await expect(card).toContainText('En solitaire');
  await expect(card.locator('.picture svg')).toBeVisible();
  await expectAccessible(page, { part: 'li:first-child article' });
  await press(card.getByRole('button', { name: 'Jouer « Zombies dehors »' }));
  await expect(page.getByRole('heading', { name: 'Zombies dehors', level: 1 })).toBeAttached();
  await expect(objectives(page)).toContainText('Zombies dehors');
  await press(step(page, 'autoPlace'));
  await press(step(page, 'endDeployment'));
  await rests(page);
  await keptAll(page);
  await page.goto('/#/battles');
  await press(page.locator('article', { hasText: 'Zombies dehors' }).getByRole('link', { name: 'Reprendre' }));
  await expect(objectives(page)).toContainText('Tour 1 sur');

  await playedOut(page, nearItsEnd('zombies-dehors', 'aube'));
  await expect(ended(page).locator('article').first().getByRole('listitem')).not.toHaveCount(0);
  await expect(ended(page).getByRole('button', { name: 'Échanger les places' })).toHaveCount(0);
  await press(ended(page).getByRole('button', { name: 'Rejouer' }));
  await expect(page.getByRole('heading', { name: 'Zombies dehors', level: 1 })).toBeAttached();
});

/** The places held for the cards are as high as the cards: nothing moves when they come. */
async function expectPlacesHeld(page: Page, region: string): Promise<void> {
  const places = page.getByRole('region', { name: region }).locator('ul > li');
  await places.first().scrollIntoViewIfNeeded();
  await expect(places.locator('article')).toHaveCount(every.length);
  const grown = await places.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().height - parseFloat(getComputedStyle(one).minHeight))),
  );
  expect(grown).toEqual(every.map(() => 0));
}

test('in English too nothing moves when the cards come', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('escarmouche-language', 'en'));
  await openHome(page);
  await expectPlacesHeld(page, 'Scenarios');
});

test('UK-SYS-SCOPE: nothing moves when the cards come; a scenario of the kit says its edition on its card, and begins from there', async ({
  page,
}) => {
  const [head] = kitScenarioHeads;
  const name = head?.name.fr ?? '';
  await openHome(page);
  await expectPlacesHeld(page, 'Scénarios');
  const card = cards(page).getByRole('listitem').filter({ hasText: name });
  await expect(card.getByText('URSS kit', { exact: true })).toBeVisible();
  await press(card.getByRole('button', { name: `Jouer « ${name} » à deux sur cet écran` }));
  await expect(page.getByRole('heading', { name, level: 1 })).toBeAttached();
  await expect(objectives(page)).toContainText(name);
});

test('UK-PROFILE-COMPAT: the edition of a scenario is chosen on its card, with the bands of that edition', async ({ page }) => {
  await openHome(page);
  await cards(page).scrollIntoViewIfNeeded();
  const card = cards(page).getByRole('listitem').filter({ hasText: 'Les soutes scellées' });
  await card.getByRole('combobox', { name: 'Règles de « Les soutes scellées »' }).selectOption({ label: 'URSS kit' });
  await press(card.getByText('Choisir les bandes'));
  const south = card.getByRole('combobox', { name: 'Bande : Équipe du sud' });
  await expect(south.locator('option')).toHaveText(['Commando de sabotage', 'Cellule rebelle']);
  await press(card.getByRole('button', { name: /à deux sur cet écran$/ }));
  await expect(page.getByRole('heading', { name: 'Les soutes scellées', level: 1 })).toBeAttached();
  await press(page.getByRole('button', { name: /Sona/ }).first());
  await press(page.locator('.card summary').first());
  await expect(page.getByText('Fusil Blaster', { exact: true }).first(), 'the converted profile is shown before play').toBeVisible();
  await expect(step(page, 'endDeployment').or(step(page, 'autoPlace')).first()).toBeVisible();
  await keptAll(page);
  expect((await keptFile(page)).split('\n')[0]).toContain('"system":"urss-kit"');
});

test('a scenario of Med Fan is played to its end by its objectives', async ({ page }) => {
  const head = scenarioHeads.find(({ adaptation }) => adaptation === 'med-fan');
  if (!head) throw new Error('no scenario of Med Fan');
  await playedOut(page, nearItsEnd(head.id, 'conte'));
  await expect(ended(page).getByRole('listitem').first()).toBeVisible();
  await expect(ended(page).getByRole('button', { name: 'Échanger les places' })).toBeVisible();
});

test('UC-VICTORY-SCENARIO: a card offers the bands of each side with their worth, and the battle begins with those chosen', async ({
  page,
}) => {
  await openHome(page);
  await cards(page).scrollIntoViewIfNeeded();
  const card = cards(page).getByRole('listitem').filter({ hasText: 'Les soutes scellées' });
  await press(card.getByText('Choisir les bandes'));
  const south = card.getByRole('combobox', { name: 'Bande : Équipe du sud valeur 620 au plus' });
  await expect(south.locator('option:checked')).toHaveText(/^Cellule rebelle \(valeur \d+\)$/);
  await expect(south.getByRole('option', { name: /^Apprentis/ })).toBeAttached();
  await expect(south.getByRole('option', { name: /^Escorte Jedi/ })).toHaveCount(0);
  await south.selectOption({ index: 1 });
  await card.getByRole('combobox', { name: 'Bande : Équipe du nord' }).selectOption({ index: 1 });
  await press(card.getByRole('button', { name: /contre l’adversaire\s: Équipe du sud$/ }));
  await expect(page.getByRole('heading', { name: 'Les soutes scellées', level: 1 })).toBeAttached();
  await expect(page.getByRole('button', { name: /Gromo/ }).first()).toBeVisible();
  await expect(page.getByText('Mirek').first()).toBeVisible();
  await press(page.locator('.menu summary'));
  await press(page.locator('.menu').getByRole('button', { name: 'English' }));
  await expect(page.getByRole('heading', { name: 'The sealed holds', level: 1 })).toBeAttached();
  await expect(page.getByRole('region', { name: 'Objectives' })).toContainText('South crew');
  await keptAll(page);
  await page.goto('/#/battles');
  await expect(page.getByRole('heading', { name: 'The sealed holds' })).toBeVisible();
});

test('UC-VICTORY-SCENARIO: objectives are at hand, zones and tokens are named in plan, and whoever carries one is told', async ({
  page,
}) => {
  await openSituation(page, TAKING);
  await expect(objectives(page)).toContainText('Le pont : 2 contre 0');
  await expect(page.getByRole('img', { name: 'Aire d’envol' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Mallette', exact: true })).toBeVisible();
  await press(page.getByRole('button', { name: 'Tour 1 sur 3', exact: true }));
  await expect(page.getByRole('dialog', { name: 'La mallette et le pont' })).toContainText('repart avec les plans');
  await expectAccessible(page, { part: 'dialog[open]' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('o');
  await expect(page.getByRole('dialog', { name: 'La mallette et le pont' })).toBeVisible();
  await page.keyboard.press('Escape');

  await talk(page);
  await say(page, 'aller mallette');
  await expect(objectives(page)).toContainText('Mallette : avec A1 Arno');
  expect(await say(page, 'objectifs')).toContain('Camp A, Rebelles (vous), 0 point');
  expect(await say(page, 'où est le pont')).toContain('P12.0');
  await expect(page.getByRole('img', { name: /^A1 Arno.*porte\s: Mallette/ })).toBeVisible();
});
