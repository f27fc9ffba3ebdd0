import { expect, test } from 'vitest';
import { momentOf } from './moment-of.ts';

const kept = (system: string, turn: number) =>
  ({ id: 'k', system, title: 't', updated: 0, turn, over: false, moment: { fr: 'Dés de Commandement', en: 'Command dice' } }) as const;

test('a kept battle is told by the turn it has come to, in the word of its game', () => {
  expect(momentOf(kept('urss-classic', 3), 'fr')).toBe('Tour 3 · Dés de Commandement');
  expect(momentOf(kept('deadzone', 2), 'fr')).toBe('Round 2 · Dés de Commandement');
  expect(momentOf(kept('deadzone', 0), 'en')).toBe('Before the first round · Command dice');
});
