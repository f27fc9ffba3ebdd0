import { randomFrom } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { classic } from '../testing.ts';
import { randomBand } from './random-band.ts';

const [starWars] = classic.bands.worlds;
if (!starWars) throw new Error('no world');

test('a band is drawn until it is worth what is asked, as nearly as its last figure allows', () => {
  const { profiles } = starWars;
  for (let seed = 0; seed < 20; seed++) {
    const figures = randomBand(starWars, profiles, 430, () => 100, 12, randomFrom(seed));
    expect(figures).toHaveLength(4);
  }
  expect(randomBand(starWars, profiles, 430, () => 10, 12, randomFrom(1))).toHaveLength(12);
});
