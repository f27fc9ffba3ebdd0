import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { keptAll, rests } from './play.ts';
import { openSituation } from './open-situation.ts';
import type { Situation } from './situation.ts';
import { say, talk } from './talk.ts';
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

test('AI-MDA-DISPUTE: before an NPC acts the person chooses another plan, by a key or by the place where it ends, and reads that it is taken', async ({
  page,
}) => {
  await openSituation(page, raid({ 'dispute.mode': 'table' }));
  const question = page.getByRole('region', { name: 'Question' });
  await expect(question.getByRole('heading')).toHaveText('Que va faire Rask\u00a0?');
  await expect(question.getByRole('button').first()).toContainText(/D’accord\s: .+\(dégâts .+\)/);
  await expectAccessible(page);
  // On a phone the question comes before whatever was looked at.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Journal', exact: true }).click();
  await expect(question).toBeHidden();
  await page.keyboard.press('2');
  const log = page.getByRole('region', { name: 'Journal' });
  await expect(question.getByRole('heading')).toHaveText('Que va faire Sven\u00a0?');
  await question.getByRole('combobox').selectOption({ index: 1 });
  await question.getByRole('button', { name: 'Choisir' }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(log).toContainText(/Rask\s: plan proposé retenu sur (Arno|Bela)/);
  await expect(log).toContainText(/Sven\s: plan proposé retenu/);
  await rests(page);
});

test('AI-MIS-ASSASSIN AI-MIS-CHEF-CONTROL: a person chooses for assassins and chiefs by keys, real dice and words, before anybody acts', async ({
  page,
}) => {
  const { figures } = raid(undefined);
  await openSituation(page, {
    figures,
    played: false,
    npcs: {
      roles: {
        b1: { mission: { type: 'chief', of: { type: 'sniper' } }, behaviour: 'walker' },
        b2: { mission: { type: 'assassin' }, behaviour: 'walker' },
      },
    },
  });
  await expect(page.locator('.phase')).toHaveText(/\s: cibles et missions$/);
  await expect(page.getByRole('button', { name: /^Rask\s: Chef / })).toHaveCount(2);
  await page.getByRole('application').focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('region', { name: 'Question' });
  await expect(question.getByRole('heading')).toHaveText('Mission du Chef');
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Dé de la mission de Rask' })).toHaveCount(0);
  await talk(page);
  await say(page, 'Rask : Chef Sniper');
  await say(page, 'dé de la cible');
  await say(page, '4');
  await say(page, 'Sven : cible Bela');
  await page.keyboard.press('Escape');
  await expect(page.locator('.phase')).not.toHaveText(/cibles et missions/);
  await expect(page.getByRole('region', { name: 'Journal' })).toContainText(/Sven\s: cible Bela/);
});

test('AI-ACT-LOOP: NPCs play on until it is the person’s turn; their thoughts are told then, and again after the page was reloaded', async ({
  page,
}) => {
  await openSituation(page, { ...raid(undefined), typed: false });
  const recap = page.getByRole('region', { name: 'Ce qui s’est passé' });
  const thoughts = recap.getByRole('button', { name: /\(Soldat, Marcheur\) agit à son rang/ });
  await expect(thoughts).toHaveCount(2);
  const told = await thoughts.allTextContents();
  await keptAll(page);
  await page.reload();
  await rests(page);
  await expect(thoughts).toHaveText(told);
  await page.getByRole('application').focus();
  await page.keyboard.press('q');
  await expect(page.locator('[data-thought-lines]')).toContainText(/But Soldat/);
});
