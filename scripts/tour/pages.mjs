import { keepCopies, keepFinished, keepUnderway, press } from './kept.mjs';
import { states as setup } from './setup.mjs';

/** @typedef {import('./picture.mjs').Tour} Tour */

/** @param {Tour['say']} say */
const titles = (say) => [
  say('Embuscade à la ferme', 'Ambush at the farm'),
  say(
    'Le grand combat de l’avant-poste du fleuve, deuxième essai avec les chasseurs de prime',
    'The great fight for the river outpost, second try with the bounty hunters',
  ),
  say('Quai sept, variante', 'Bay seven, a variant'),
  say('Évasion', 'Escape'),
  say('Patrouille', 'Patrol'),
  say('Rebelles contre Empire · La ferme ensablée', 'Rebels against Empire · The sand-choked farm'),
  say('Premier essai', 'First try'),
  say('Dernier carré', 'Last stand'),
];

/** The list of battles with many on it. @param {Tour} tour */
async function many(tour) {
  await keepFinished(tour);
  await keepUnderway(tour);
  await keepCopies(tour, titles(tour.say));
  await tour.go('battles');
  await tour.page.reload();
  await tour.page.locator('article').nth(9).waitFor();
}

/** The first page with the grounds, which come last. @param {Tour} tour */
async function home({ page, go }) {
  await go('');
  await page.locator('.held').first().waitFor({ state: 'detached' });
}

/** The list of one battle with its menu open. @param {Tour} tour */
async function menu(tour) {
  await keepFinished(tour);
  await press(tour.page.locator('article summary').first());
}

/** @param {Tour} tour @param {string} fr @param {string} en */
async function pick(tour, fr, en) {
  await menu(tour);
  await press(tour.page.locator('details[open]').getByRole('button', { name: tour.say(fr, en) }));
}

/** @param {Tour} tour @returns {Promise<string>} the link of the dialog that is open */
async function linkShown({ page }) {
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.waitFor();
  return field.inputValue();
}

/** A newer version is there, as the browser tells it. @param {Tour} tour */
async function newer(tour) {
  await tour.page.addInitScript(() => {
    const registration = Object.assign(new EventTarget(), { waiting: { postMessage: () => undefined } });
    const worker = Object.assign(new EventTarget(), { controller: {}, register: () => Promise.resolve(registration) });
    Object.defineProperty(navigator, 'serviceWorker', { value: worker });
  });
  await home(tour);
  await tour.page.locator('aside').waitFor();
}

/** Looks of the page on paper. @param {Tour} tour @param {string} id */
async function onPaper({ page, go }, id) {
  await go(`print/${id}`);
  await page.locator('.cards article').first().waitFor();
  await page.emulateMedia({ media: 'print' });
}

/** Leaves one part of what can be printed. @param {Tour} tour @param {number} part */
async function onlyPart(tour, part) {
  await tour.go(`print/${await keepFinished(tour)}`);
  const boxes = tour.page.getByRole('checkbox');
  for (const other of [0, 1, 2]) if (other !== part) await boxes.nth(other).uncheck();
}

/**
 * The pages beside the table.
 * @type {import('./picture.mjs').State[]}
 */
export const states = [
  { name: 'home-first', whole: true, show: home },
  {
    name: 'home-continue',
    whole: true,
    async show(tour) {
      await keepUnderway(tour);
      await home(tour);
    },
  },
  {
    name: 'home-many',
    whole: true,
    async show(tour) {
      await many(tour);
      await home(tour);
    },
  },
  { name: 'home-newer', show: newer },
  { name: 'library-empty', show: ({ go }) => go('battles') },
  { name: 'library-one', show: async (tour) => void (await keepFinished(tour)) },
  { name: 'library-many', whole: true, show: many },
  { name: 'library-menu', show: menu },
  { name: 'library-rename', show: (tour) => pick(tour, 'Renommer', 'Rename') },
  {
    name: 'library-removed',
    async show(tour) {
      await pick(tour, 'Effacer', 'Delete');
      await tour.page.getByRole('status').getByRole('button').waitFor();
    },
  },
  {
    name: 'library-error',
    async show(tour) {
      await keepFinished(tour);
      const files = [
        { name: 'partie.jsonl', mimeType: 'text/plain', buffer: Buffer.from('{"format":"escarmouche-match"}\nfoo') },
        { name: 'photo.txt', mimeType: 'text/plain', buffer: Buffer.from('nothing of ours') },
      ];
      await tour.page.locator('input[type=file]').setInputFiles(files);
      await tour.page.getByRole('alert').nth(1).waitFor();
    },
  },
  {
    name: 'library-nothing',
    async show(tour) {
      await many(tour);
      await tour.page.getByRole('searchbox').fill('xylophone');
    },
  },
  {
    name: 'share-battle',
    async show(tour) {
      await pick(tour, 'Partager un lien', 'Share a link');
      await linkShown(tour);
    },
  },
  {
    name: 'received-battle',
    async show(tour) {
      await pick(tour, 'Partager un lien', 'Share a link');
      await tour.page.goto(await linkShown(tour));
      await tour.page.locator('article h2').waitFor();
    },
  },
  {
    name: 'received-band',
    async show(tour) {
      await tour.go('setup');
      await press(tour.page.getByRole('button', { name: tour.say('Partager cette bande', 'Share this band') }).first());
      await tour.page.goto(await linkShown(tour));
      await tour.page.locator('article h2').waitFor();
    },
  },
  { name: 'received-broken', show: ({ go }) => go('received/dAAAA-hostile') },
  ...setup,
  {
    name: 'rules',
    async show({ page, go }) {
      await go('rules');
      await page.locator('.entry').first().waitFor();
    },
  },
  {
    name: 'rules-card',
    async show({ page, go }) {
      await go('rules/UC-SW-PRO-STORMTROOPER');
      await page.locator('.entry').first().waitFor();
      await page.waitForTimeout(600);
    },
  },
  {
    name: 'rules-entry',
    async show({ page, go }) {
      await go('rules/UC-SYS-DISTANCE');
      await page.locator('.entry[open]').first().waitFor();
    },
  },
  {
    name: 'rules-search',
    async show({ page, go, say }) {
      await go('rules');
      await page.getByRole('searchbox').fill(say('moral', 'morale'));
      await page.locator('.entry').first().waitFor();
    },
  },
  {
    name: 'rules-nothing',
    async show({ page, go }) {
      await go('rules');
      await page.locator('.entry').first().waitFor();
      await page.getByRole('searchbox').fill('xylophone');
    },
  },
  { name: 'settings', whole: true, drawn: true, show: ({ go }) => go('settings') },
  {
    name: 'settings-dialog',
    drawn: true,
    async show(tour) {
      await keepUnderway(tour);
      await press(tour.page.locator('.menu summary'));
      await press(tour.page.locator('.menu').getByRole('button', { name: tour.say('Réglages', 'Settings') }));
      await tour.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'print',
    whole: true,
    async show(tour) {
      await tour.go(`print/${await keepFinished(tour)}`);
    },
  },
  { name: 'print-map', whole: true, show: (tour) => onlyPart(tour, 1) },
  { name: 'print-reference', show: (tour) => onlyPart(tour, 2) },
  { name: 'print-paper', whole: true, show: async (tour) => onPaper(tour, await keepFinished(tour)) },
  { name: 'print-missing', show: ({ go }) => go('print/nothing') },
  { name: 'credits', show: ({ go }) => go('credits') },
  { name: 'unknown-address', show: ({ go }) => go('nowhere/at/all') },
  {
    name: 'unknown-battle',
    async show({ page, site }) {
      await page.goto(`${site}/#/table/nothing`);
      await page.waitForTimeout(1500);
    },
  },
  {
    name: 'summary',
    whole: true,
    async show(tour) {
      await tour.go(`battle/${await keepFinished(tour)}/summary`);
      await tour.page.locator('.parts').waitFor();
    },
  },
  {
    name: 'summary-numbers',
    whole: true,
    async show(tour) {
      await tour.go(`battle/${await keepFinished(tour)}/summary`);
      await tour.page.locator('.parts').waitFor();
      for (const numbers of await tour.page.locator('main details summary').all()) await press(numbers);
    },
  },
  {
    name: 'summary-underway',
    async show(tour) {
      await tour.go(`battle/${await keepUnderway(tour)}/summary`);
      await tour.page.locator('.parts').waitFor();
    },
  },
  { name: 'summary-missing', show: ({ go }) => go('battle/nothing/summary') },
];
