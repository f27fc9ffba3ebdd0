import { expect, test } from 'vitest';
import type { PlaneBoard } from './model.ts';
import { lands, shows } from './shows.ts';
import { figure } from './testing.ts';

const other = { ...figure('rask', 9000, 2000, 3000), side: 1 };
const board: PlaneBoard = {
  kind: 'plane',
  width: 20_000,
  height: 20_000,
  ground: 'grass',
  terrain: [],
  zones: [],
  figures: [figure('arno', 1000, 2000), other],
};

test('what is done to somebody is a line between the two with the side of who does it, and both are marked', () => {
  const { marks, sights } = shows(board, { by: 'arno', on: 'rask', tone: 'bad' });
  expect(marks?.map(({ id, tone }) => [id, tone])).toEqual([
    ['arno', 'bad'],
    ['rask', 'bad'],
  ]);
  expect(sights).toMatchObject([{ from: { x: 1000, y: 2000 }, to: { x: 9000, y: 2000 }, tone: 'bad', side: 0 }]);
  expect(shows(board, { by: 'rask', on: 'arno', tone: 'bad' }).sights).toMatchObject([{ side: 1 }]);
  expect(sights?.[0]?.to.z).toBeGreaterThan(3000);
});

test('what befalls one alone marks it, and who is not on the board is not shown', () => {
  expect(shows(board, { on: 'rask', tone: 'bad' })).toEqual({ marks: [{ kind: 'figure', id: 'rask', tone: 'bad' }] });
  expect(shows(board, { by: 'nobody', tone: 'info' })).toEqual({ marks: [] });
});

test('how it goes out is written at whom it is done to, else at who does it, and nowhere where nobody is left', () => {
  const written = (deed: Parameters<typeof lands>[1]) => lands(board, deed).notes?.map(({ at, parts }) => [at.x, parts[0]?.text]);
  expect(written({ by: 'arno', on: 'rask', tone: 'bad', lands: 'hit' })).toEqual([[9000, 'hit']]);
  expect(written({ by: 'arno', tone: 'good', lands: 'saved' })).toEqual([[1000, 'saved']]);
  expect(lands(board, { by: 'arno', on: 'nobody', tone: 'bad', lands: 'hit' })).toEqual({});
  expect(lands(board, { by: 'arno', on: 'rask', tone: 'bad' })).toEqual({});
});
