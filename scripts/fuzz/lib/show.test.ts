import { expect, test } from 'vitest';
import { showAll, type Showcase } from './show.ts';

const showcase = (...wanted: string[]): Showcase<readonly string[]> => ({ wanted, setup: (tries) => wanted.slice(tries, tries + 1) });

test('a showcase is played until all that it shows has been used, once where another has shown it', () => {
  const played: string[] = [];
  const shown = showAll([showcase('a', 'b'), showcase('b'), showcase('c', 'b')], 5, (setup, nth, tries) => {
    played.push(`${nth}.${tries}`);
    return setup;
  });
  expect(played).toEqual(['0.0', '0.1', '2.0']);
  expect(shown).toEqual({ battles: 3, used: ['a', 'b', 'c'], left: [] });
});

test('what no try uses is left over, told once', () => {
  const shown = showAll([showcase('a', 'b'), showcase('b')], 1, (setup) => setup);
  expect(shown).toEqual({ battles: 2, used: ['a', 'b'], left: [] });
  const none = showAll([showcase('a'), showcase('a', 'b')], 3, () => ['what nobody wants']);
  expect(none).toEqual({ battles: 6, used: [], left: ['a', 'b'] });
});
