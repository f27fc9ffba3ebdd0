import { expect, test } from 'vitest';
import { pushed, sparks } from './felt.ts';
import type { PlaneBoard } from './model.ts';
import { figure } from './testing.ts';

const board: PlaneBoard = {
  kind: 'plane',
  width: 20_000,
  height: 20_000,
  ground: 'grass',
  terrain: [],
  zones: [],
  figures: [figure('arno', 1000, 2000), figure('rask', 9000, 2000), figure('bela', 5000, 5000)],
};
const deed = { by: 'arno', on: 'rask', tone: 'bad' } as const;
const xs = ({ figures }: PlaneBoard): readonly number[] => figures.map(({ at }) => at.x);

test('in a blow who strikes goes ahead, who is struck gives way, and both come back; nobody else moves, and no shot moves anybody', () => {
  const [one = 0, other = 0, third] = xs(pushed(board, deed, { what: 'blow', gone: 0.5 }));
  expect(one).toBeGreaterThan(1200);
  expect(other).toBeGreaterThan(9100);
  expect(third).toBe(5000);
  expect(xs(pushed(board, deed, { what: 'blow', gone: 0 }))).toEqual(xs(board));
  expect(pushed(board, deed, { what: 'shot', gone: 0.5 })).toBe(board);
});

test('a shot flashes before who shoots, but for a bow; dust rises where somebody has fallen, once the fall is over', () => {
  const { spark } = sparks(board, deed, { what: 'shot', gone: 0.2 }) ?? {};
  expect(spark).toMatchObject({ kind: 'flash', way: { x: 8000, y: 0 }, gone: 0.2 });
  expect(spark?.at.x).toBeGreaterThan(1500);
  const bowman = { ...figure('arno', 1000, 2000), silhouette: { kind: 'archer', held: 'bow' } } as const;
  expect(sparks({ ...board, figures: [bowman, ...board.figures.slice(1)] }, deed, { what: 'shot', gone: 0.2 })).toBeUndefined();
  expect(sparks(board, { on: 'rask', tone: 'bad' }, { what: 'fall', gone: 0.3 })).toBeUndefined();
  expect(sparks(board, { on: 'rask', tone: 'bad' }, { what: 'fall', gone: 0.75 })).toMatchObject({
    spark: { kind: 'dust', at: { x: 9000, y: 2000 }, gone: 0.5 },
  });
});
