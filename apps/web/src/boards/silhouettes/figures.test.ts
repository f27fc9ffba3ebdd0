import { HELD, KINDS } from '@escarmouche/content/silhouettes';
import { expect, test } from 'vitest';
import figures from './figures.svg?raw';

const drawn = [...figures.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id);

/** A drawing more of a zombie, for the crowd of a town (`tiles/pawn.ts`). */
const MORE = 'zombieTorn';

test('each kind of figure has one drawing and each thing in hand two, at rest and raised, and there is no other', () => {
  expect(drawn.toSorted()).toEqual([...KINDS, MORE, ...HELD.flatMap((held) => [`with-${held}`, `raised-${held}`])].toSorted());
});
