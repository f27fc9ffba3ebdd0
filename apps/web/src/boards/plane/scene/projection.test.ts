import { expect, test } from 'vitest';
import type { PlaneBoard } from '../model.ts';
import { clamp, fit } from './camera.ts';
import { projector, TILTED, type Camera } from './perspective.ts';
import { TALL } from '../body.ts';
import { captionsOf } from '../labels/captions.ts';
import { figure } from '../testing.ts';
import { sceneProjection } from './projection.ts';

const [looker, near, far] = [figure('A1', 18_000, 8000), figure('B1', 16_000, 12_000), figure('B2', 34_000, 26_000)];
const board: PlaneBoard = {
  kind: 'plane',
  width: 36_000,
  height: 28_000,
  ground: 'sand',
  terrain: [],
  zones: [],
  figures: [looker, near, far],
};
const view = { width: 800, height: 600 };
const whole = fit(board, view, 0, TILTED);
const close = clamp({ ...whole, x: looker.at.x, y: looker.at.y, distance: whole.distance / 3 }, board, view);
const sights = [near, far].map(({ at }) => ({ from: looker.at, to: at, tone: 'good' as const, label: 'in the open' }));

const written = (camera: Camera) =>
  captionsOf({ sights }, board.figures, [], sceneProjection(board, camera, view)).map(({ about, parts }) => ({
    ...about,
    whose: parts[0]?.text,
  }));

test('words about one of several lines of sight stand beside who is at its far end, whose tag they begin with', () => {
  const [first, second] = written(whole);
  const [b1, b2] = [near, far].map(({ at }) => projector(whole, view)({ ...at, z: TALL / 2 }));
  expect([first?.whose, second?.whose]).toEqual(['B1', 'B2']);
  expect(first?.x).toBeCloseTo(b1?.x ?? 0, 0);
  expect(second?.x).toBeCloseTo(b2?.x ?? 0, 0);
});

test('where that one is out of view they stand where the line leaves the view', () => {
  const on = projector(close, view);
  const [end, start] = [on(far.at), on(looker.at)];
  expect(end.x > view.width || end.y < 0).toBe(true);
  const words = written(close).find(({ whose }) => whose === 'B2');
  expect(words?.x === view.width || Math.abs(words?.y ?? 1) < 1e-9).toBe(true);
  expect(words?.x).toBeGreaterThan(start.x);
  expect(words?.x).toBeLessThan(end.x);
});
