import { expect, test } from 'vitest';
import { handleOf } from './handle.ts';
import { fit } from './camera.ts';
import { TILTED, toScreen } from './perspective.ts';
import { TALL } from '../body.ts';

const table = { width: 36_000, height: 30_000 };
const view = { width: 752, height: 591 };
const at = { x: 18_000, y: 15_000, z: 0 };

test('the handle that turns a ghost covers neither its head nor its body, whichever way it faces', () => {
  for (const near of [1, 0.5, 0.3]) {
    const whole = fit(table, view, 0, TILTED);
    const camera = { ...whole, ...at, distance: whole.distance * near };
    const [foot, head] = [toScreen(camera, view, at), toScreen(camera, view, { ...at, z: TALL })];
    const half = 500 * foot.scale * 0.7;
    for (let angle = 0; angle < 360; angle += 5) {
      const turn = (angle * Math.PI) / 180;
      const handle = handleOf({ at, r: 500, facing: { x: Math.sin(turn) * 1000, y: Math.cos(turn) * 1000 } }, camera, view);
      const over = Math.abs(handle.x - foot.x) < half + 9 && handle.y > head.y - 9 && handle.y < foot.y;
      expect(over, `towards ${angle} at ${near}`).toBe(false);
    }
  }
});
