import { expect, test } from 'vitest';
import { seenText, since } from './since.ts';

const HOUR = 3_600_000;

test.each([
  [0, 'maintenant', 'now'],
  [5 * 60_000, 'il y a 5 minutes', '5 minutes ago'],
  [3.5 * HOUR, 'il y a 3 heures', '3 hours ago'],
  [30 * HOUR, 'hier', 'yesterday'],
  [24 * HOUR * 9, 'il y a 9 jours', '9 days ago'],
  [-HOUR, 'maintenant', 'now'],
])('%d ms ago is “%s”, “%s”', (passed, fr, en) => {
  const now = 1_800_000_000_000;
  expect([since(now - passed, now, 'fr'), since(now - passed, now, 'en')]).toEqual([fr, en]);
});

test.each([
  [0, 'vu il y a moins d’une heure', 'seen within the last hour'],
  [0.9 * HOUR, 'vu il y a moins d’une heure', 'seen within the last hour'],
  [2 * HOUR, 'vu pour la dernière fois il y a 2 heures', 'last seen 2 hours ago'],
  [26 * HOUR, 'vu pour la dernière fois hier', 'last seen yesterday'],
])('a device that was seen %d ms ago: “%s”, “%s”', (passed, fr, en) => {
  const now = 1_800_000_000_000;
  expect([seenText(now - passed, now, 'fr'), seenText(now - passed, now, 'en')]).toEqual([fr, en]);
});
