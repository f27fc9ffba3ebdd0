import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { rests } from './play.ts';
import { openSituation, type Situation } from './situation.ts';
import { test } from './test.ts';

/** Rask and Sven, Soldats, come first; Arno and Bela, of a person who throws real dice, are in their range. */
const raid = (options: NonNullable<Situation['npcs']>['options']): Situation => ({
  figures: {
    a1: { at: [4, 4], facing: 'north' },
    a2: { at: [6, 4], facing: 'north' },
    b1: { at: [4, 12], facing: 'south' },
    b2: { at: [6, 14], facing: 'south' },
  },
  npcs: {
    roles: { b1: { mission: { type: 'soldier' }, behaviour: 'walker' }, b2: { mission: { type: 'soldier' }, behaviour: 'walker' } },
    ...(options && { options }),
  },
});

test('AI-MDA-DISPUTE: before an NPC acts the person proposes another plan, throws a real die for it, and reads the plan drawn', async ({
  page,
}) => {
  await openSituation(page, raid({ 'dispute.mode': 'table' }));
  const question = page.getByRole('region', { name: 'Question' });
  await expect(question.getByRole('heading')).toHaveText('Que va faire Rask\u00a0?');
  await expect(question.getByRole('button').first()).toContainText(/D’accord\s: .+\(dégâts .+\)/);
  await expectAccessible(page);
  await page.keyboard.press('2');
  await expect(question.getByRole('heading')).toHaveText('Litige tranché au D6');
  await page.keyboard.press('6');
  await page.keyboard.press('Enter');
  const log = page.getByRole('region', { name: 'Journal' });
  await expect(log).toContainText(/Rask\s: plan 2 retenu/);
  await expect(question.getByRole('heading')).toHaveText('Que va faire Sven\u00a0?');
  await page.keyboard.press('1');
  await rests(page);
});
