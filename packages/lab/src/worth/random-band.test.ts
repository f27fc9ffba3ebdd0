import { contents, starWars } from '@escarmouche/content';
import { randomFrom } from '@escarmouche/referee';
import { bandSheets } from '@escarmouche/urss-classic';
import { expect, test } from 'vitest';
import { randomBand, randomFigure } from './random-band.ts';

test('UC-SYS-SCOPE: every profile of every pack is drawn with equipment that its pack has, the same from the same seed', () => {
  for (const content of contents) {
    const random = randomFrom(3);
    const again = randomFrom(3);
    for (const profile of Object.values(content.profiles)) {
      const figure = randomFigure(content, profile, random);
      expect(randomFigure(content, profile, again)).toEqual(figure);
      const [sheet] = bandSheets(content, [figure], 'g');
      expect(sheet?.weapons.map(({ id }) => id)).toEqual(figure.weapons ?? profile.weapons);
      expect(sheet?.armour.map(({ id }) => id)).toEqual(figure.armour ?? profile.armour);
    }
  }
});

test('a band is drawn until it is worth what is asked, as nearly as its last figure allows', () => {
  const profiles = Object.values(starWars.profiles);
  for (let seed = 0; seed < 20; seed++) {
    const figures = randomBand(starWars, profiles, 430, () => 100, 12, randomFrom(seed));
    expect(figures).toHaveLength(4);
  }
  expect(randomBand(starWars, profiles, 430, () => 10, 12, randomFrom(1))).toHaveLength(12);
});
