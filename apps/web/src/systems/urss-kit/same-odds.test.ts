import { randomFrom } from '@escarmouche/referee';
import { urssKit } from '@escarmouche/urss-kit';
import { expect, test } from 'vitest';
import { randomSetup } from '../../../../../packages/systems/urss-kit/src/testing-battles.ts';
import { sameOdds, SITUATIONS, TIMEOUT } from '../urss/testing-odds.ts';
import { advised } from './advice/plane-advice.ts';
import { actionPreviews } from './advice/preview.ts';

test('a strike comes to the same on the screen, for the bot and by the rules', { timeout: TIMEOUT }, () => {
  const { differences, enumerated } = sameOdds(advised, urssKit, actionPreviews, (seed) => randomSetup(randomFrom(seed)));
  expect(differences).toEqual([]);
  expect(enumerated).toBeGreaterThan(SITUATIONS / 2);
});
