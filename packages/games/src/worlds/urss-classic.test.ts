import { contents } from '@escarmouche/content';
import { randomFrom } from '@escarmouche/referee';
import { bandSheets, type BandFigure } from '@escarmouche/urss-classic';
import { expect, test } from 'vitest';
import { worlds } from './urss-classic.ts';

test('UC-SYS-SCOPE: every profile of every pack is drawn with equipment that its pack has, the same from the same seed', () => {
  for (const world of worlds) {
    const content = contents.find(({ adaptation }) => adaptation === world.id);
    if (!content) throw new Error(world.id);
    const random = randomFrom(3);
    const again = randomFrom(3);
    for (const profile of Object.values(content.profiles)) {
      const figure: BandFigure = world.random(profile.id, random);
      expect(world.random(profile.id, again)).toEqual(figure);
      const [sheet] = bandSheets(content, [figure], 'g');
      expect(sheet?.weapons.map(({ id }) => id)).toEqual(figure.weapons ?? profile.weapons);
      expect(sheet?.armour.map(({ id }) => id)).toEqual(figure.armour ?? profile.armour);
    }
  }
});
