import { expect, test } from 'vitest';
import type { Options } from '../options.ts';
import { battle, blade, levels, play } from '../testing.ts';
import { whip } from './fouet.ts';

const struck = (options: Partial<Options>) => {
  const match = battle({
    options,
    figures: { a: { at: [0, 0], weapons: [blade('fouet', -2, [whip.id])] }, b: { at: [0, 1], facing: 'south', weapons: ['lame'] } },
    activation: 'a',
  });
  const events = play(match, { type: 'fight', target: 'b' }, options['whip.damage'] === 'minus-1' ? '6 1 11' : '6 1 111');
  return levels(events, 'damage');
};

test('UK-MWP-FOUET: a whip strikes with damage 2-, by option with damage -', () => {
  expect(struck({})).toEqual([-2]);
  expect(struck({ 'whip.damage': 'minus-1' })).toEqual([-1]);
});
