import { PERSON } from '@escarmouche/session';
import type { Setup } from '@escarmouche/urss-classic';
import { expect, test } from 'vitest';
import { newGame } from './new-game.ts';

const figures = (...profiles: readonly string[]) => profiles.map((profile) => ({ profile }));
const side = (name: string, ...profiles: readonly string[]) =>
  ({ name, holder: PERSON, dice: 'seeded', figures: figures(...profiles) }) as const;

const planned = (...sides: readonly ReturnType<typeof side>[]) => {
  const { setup, matchSettings } = newGame.plan({ pack: 'survivants', sides, map: '', options: {}, seed: 'x' });
  return { seats: (setup as unknown as Setup).groups.map(({ seat }) => seat), held: Object.keys(matchSettings.seats) };
};

test('UC-SV-AI-SCOPE: a band of zombies is nobody’s, and has no seat at the table', () => {
  expect(planned(side('Rescapés', 'survivant', 'policier-survivant'), side('Horde', 'zombi', 'zombi'))).toEqual({
    seats: ['a', ''],
    held: ['a'],
  });
  expect(planned(side('Rescapés', 'survivant'), side('Mêlés', 'zombi', 'survivant'))).toEqual({ seats: ['a', 'b'], held: ['a', 'b'] });
});

test('UC-SV-AI-SCOPE: two bands of zombies have players, for somebody must play', () => {
  expect(planned(side('Une', 'zombi'), side('Autre', 'zombi')).seats).toEqual(['a', 'b']);
});
