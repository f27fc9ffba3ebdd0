import { kitReading } from '@escarmouche/content/files/kit-reading';
import { kit, kitFigureFaults } from '@escarmouche/content/kit';
import { randomFrom } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { worlds } from './urss-kit.ts';

test('UK-EQ-CARRY: every profile is drawn with equipment that it may carry, the same from the same seed, now and then another', () => {
  const [world] = worlds;
  if (!world) throw new Error('no world');
  const [random, again] = [randomFrom(3), randomFrom(3)];
  const figures = world.profiles.flatMap((profile) => Array.from({ length: 10 }, () => world.random(profile, random)));
  expect(figures.flatMap((figure) => kitFigureFaults(figure, kit, kitReading))).toEqual([]);
  expect(world.profiles.flatMap((profile) => Array.from({ length: 10 }, () => world.random(profile, again)))).toEqual(figures);
  expect(figures.filter((figure) => 'weapons' in figure).length).toBeGreaterThan(20);
});
