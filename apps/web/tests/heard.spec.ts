import { expect, type Page } from '@playwright/test';
import { LOCALES, listen, openHeard, type Tongue, type Transcript } from './heard.ts';
import { fileOf } from './open-situation.ts';
import type { Situation } from './situation.ts';
import { test } from './test.ts';

const OPEN: Situation = {
  figures: {
    a1: { at: [4, 4], facing: 'north' },
    a2: { at: [6, 4], facing: 'north' },
    b1: { at: [4, 12], facing: 'south' },
    b2: { at: [6, 12], facing: 'south' },
  },
  typed: false,
};
/** Bela is about to walk before two on alert who could both shoot. */
const WATCHED: Situation = {
  figures: {
    a1: { at: [2, 2], facing: 'north' },
    a2: { at: [4, 4], facing: 'north' },
    b1: { at: [4, 14], facing: 'south', alert: true },
    b2: { at: [7, 14], facing: 'south', alert: true },
  },
  active: 'a2',
  typed: false,
};

/** Words typed and controls pressed by a player. */
const WORDS = {
  fr: {
    walk: 'marcher vers E6',
    yes: 'oui',
    lesson: /Commencer « Premier combat »/,
    band: 'Nouvelle bande',
    profile: 'Ajouter un profil',
    world: 'Monde',
    sought: 'infirmier',
  },
  en: {
    walk: 'walk toward E6',
    yes: 'yes',
    lesson: /Begin “First fight”/,
    band: 'New band',
    profile: 'Add a profile',
    world: 'World',
    sought: 'nurse',
  },
} as const;

type Scene = (page: Page, heard: Transcript, tongue: Tongue) => Promise<void>;

/** Each begins anew on the same page, as for one person who goes through the program. */
const SCENES: Readonly<Record<string, Scene>> = {
  async turn(page, heard) {
    await openHeard(page, await fileOf(OPEN), 'Le quai');
    await heard.begins();
    await heard.reads('the page', page.locator('body'));
    await heard.presses('Tab', 'Enter', 'n', 'n', 'n', 't');
    await heard.reads('panel', page.locator('aside.right'));
    await heard.presses('Enter');
    await heard.reads('panel', page.locator('aside.right'));
    await heard.presses('1', 'e');
  },

  async opponent(page, heard) {
    await openHeard(page, (await fileOf(OPEN)).replace('"b":{"by":"person"}', '"b":{"by":"bot"}'), 'Le phare');
    await heard.begins();
    await heard.presses('Tab', 'e', 'Tab', 'Enter');
    await heard.reads('panel', page.locator('aside.right'));
    await heard.reads('log', page.locator('section.bottom'));
  },

  async alert(page, heard, tongue) {
    await openHeard(page, await fileOf(WATCHED), 'La cale');
    await heard.begins();
    await heard.presses('/');
    await heard.types(WORDS[tongue].walk);
    await heard.types(WORDS[tongue].yes);
    await heard.presses('Escape');
    await heard.reads('panel', page.locator('aside.right'));
    await heard.presses('1', '1');
  },

  async lesson(page, heard, tongue) {
    const { lesson } = WORDS[tongue];
    await page.goto('/#/learn');
    const begin = page.getByRole('button', { name: lesson });
    await expect(begin).toBeVisible();
    await heard.begins();
    await heard.reads('the first game', page.locator('main section').first());
    await begin.focus();
    await heard.presses('Enter');
    const guide = page.locator('.guide');
    const goes = async (): Promise<void> => {
      await guide.locator('.go').focus({ timeout: 30_000 });
      await heard.presses('Enter');
    };
    await heard.reads('guide', guide);
    // To the action, to what it is aimed at, to the button that does it.
    for (let step = 1; step <= 2; step++) {
      await goes();
      await heard.presses('Enter');
      await goes();
      await goes();
      await heard.presses('Enter');
    }
    await goes();
    await goes();
    await heard.presses('Enter');
    await heard.reads('guide', guide);
  },

  async band(page, heard, tongue) {
    const { band, world, profile, sought } = WORDS[tongue];
    await page.goto('/#/bands');
    const fresh = page.getByRole('button', { name: band });
    await expect(fresh).toBeVisible();
    await heard.begins(() => Promise.resolve());
    await fresh.focus();
    await heard.presses('Enter');
    await heard.reads('the page', page.locator('body'));
    await page.getByLabel(world).selectOption('survivants', { timeout: 30_000 });
    await page.getByRole('button', { name: profile }).focus();
    await heard.presses('Enter');
    await heard.presses('Tab');
    await heard.does(`“${sought}”`, () => page.keyboard.insertText(sought));
    await heard.reads('dialog', page.getByRole('dialog'));
    await heard.presses('Enter', 'Enter', 'Escape');
    await heard.reads('figure', page.locator('li.framed'));
  },
};

for (const tongue of Object.keys(LOCALES) as Tongue[])
  test.describe(`heard in ${tongue}`, () => {
    test.use({ locale: LOCALES[tongue] });

    test('a turn of one’s own with a shot, an opponent’s, a question to who is on alert, a lesson, a band in the making', async ({
      page,
    }) => {
      await page.goto('/#/battles');
      const heard = await listen(page);
      for (const [name, scene] of Object.entries(SCENES))
        await test.step(name, async () => {
          await scene(page, heard, tongue);
          await heard.isKept(name, tongue);
        });
    });
  });
