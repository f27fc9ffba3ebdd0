import { LOCALES, listen, openHeard, type Tongue } from './heard.ts';
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

for (const tongue of Object.keys(LOCALES) as Tongue[])
  test.describe(`heard in ${tongue}`, () => {
    test.use({ locale: LOCALES[tongue] });

    test('a turn of one’s own, with a shot', async ({ page }) => {
      await openHeard(page, await fileOf(OPEN), 'Le quai');
      const heard = await listen(page);
      await heard.reads('the page', page.locator('body'));
      await heard.presses('Tab', 'Enter', 'n', 'n', 'n', 't');
      await heard.reads('panel', page.locator('aside.right'));
      await heard.presses('Enter');
      await heard.reads('panel', page.locator('aside.right'));
      await heard.presses('1', 'e');
      await heard.isKept('turn', tongue);
    });

    test('an opponent’s turn', async ({ page }) => {
      await openHeard(page, (await fileOf(OPEN)).replace('"b":{"by":"person"}', '"b":{"by":"bot"}'), 'Le quai');
      const heard = await listen(page);
      await heard.presses('Tab', 'e', 'Tab', 'Enter');
      await heard.reads('panel', page.locator('aside.right'));
      await heard.reads('log', page.locator('section.bottom'));
      await heard.isKept('opponent', tongue);
    });
  });
