import { press } from './kept.mjs';

/** @typedef {import('./picture.mjs').Tour} Tour */

/** @param {Tour} tour */
async function setup({ page, go }) {
  await go('setup');
  await page.locator('fieldset.side').nth(1).waitFor();
}

/** Opens the figures of a side. @param {Tour} tour @param {number} index @returns the side */
async function figures({ page }, index) {
  const side = page.locator('fieldset.side').nth(index);
  await press(side.locator('summary'));
  return side;
}

/** So many more figures of each of the first profiles of a side, as far as its bound allows. @param {Tour} tour @param {number} index @param {readonly number[]} counts */
async function add(tour, index, counts) {
  const side = await figures(tour, index);
  for (const [row, count] of counts.entries()) {
    const more = side.locator('li').nth(row).locator('button').last();
    for (let i = 0; i < count && (await more.isEnabled()); i++) await press(more);
  }
}

/**
 * The page that a battle is set up on.
 * @type {import('./picture.mjs').State[]}
 */
export const states = [
  { name: 'setup', whole: true, show: setup },
  {
    name: 'setup-figures',
    whole: true,
    async show(tour) {
      await setup(tour);
      await figures(tour, 0);
    },
  },
  {
    name: 'setup-odd',
    whole: true,
    async show(tour) {
      await setup(tour);
      await add(tour, 0, [1]);
      await add(tour, 1, [0, 2, 2]);
    },
  },
  {
    name: 'setup-crowd',
    whole: true,
    async show(tour) {
      await setup(tour);
      await add(tour, 0, [9, 9, 9]);
      await add(tour, 1, [3, 3, 3, 3, 3, 3, 3]);
    },
  },
  {
    name: 'setup-nobody',
    async show(tour) {
      await setup(tour);
      const side = await figures(tour, 1);
      for (const row of await side.locator('li').all()) {
        while ((await row.locator('output').textContent()) !== '0') await press(row.locator('button:not(.link)').first());
      }
      await press(side.locator('summary'));
    },
  },
  {
    name: 'setup-base',
    whole: true,
    async show(tour) {
      await setup(tour);
      await press(tour.page.locator('.packs').last().locator('button').nth(1));
    },
  },
  {
    name: 'setup-typed',
    async show(tour) {
      await setup(tour);
      for (const select of await tour.page.locator('fieldset.side select').all()) {
        const values = await select.locator('option').evaluateAll((options) => options.map((option) => option.getAttribute('value')));
        if (values.includes('person')) await select.selectOption('person');
      }
      const dice = tour.page.locator('fieldset.side select', { has: tour.page.locator('option[value=typed]') });
      for (const select of await dice.all()) await select.selectOption('typed');
    },
  },
  {
    name: 'setup-options',
    whole: true,
    async show(tour) {
      await setup(tour);
      await press(tour.page.locator('.options summary'));
      await press(tour.page.locator('.options input').nth(1));
    },
  },
  {
    name: 'setup-rule',
    async show(tour) {
      await setup(tour);
      const side = await figures(tour, 0);
      await press(side.locator('li .link').first());
      await tour.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'setup-share',
    async show(tour) {
      await setup(tour);
      await press(tour.page.getByRole('button', { name: tour.say('Partager cette bande', 'Share this band') }).first());
      await tour.page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  },
];
