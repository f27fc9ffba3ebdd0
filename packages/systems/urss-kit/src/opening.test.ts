import { expect, test } from 'vitest';
import { camouflage } from './rules/index.ts';
import { battle, box, play, refusal, where } from './testing.ts';

/** b hides at a wall; a is in the middle of its activation, so far to the south. */
const approaching = (far: number) =>
  battle({
    figures: { a: { at: [0, -1 - far], weapons: ['fusil'] }, b: { at: [0, 0], rules: [camouflage.id], marks: { [camouflage.id]: true } } },
    terrain: [box('wall', [-1, 0.5, 1, 1], { top: 2 })],
    activation: 'a',
  });

test('UK-ATTR-INDECELABLE: an activation that a battle begins in has begun where its figure stands', () => {
  const afar = approaching(3);
  play(afar, { type: 'move', path: [{ x: 30_000, y: 29_000 }] });
  expect(where(afar, 'a')).toEqual([0, -2]);
  const near = approaching(1);
  play(near, { type: 'move', path: [{ x: 30_000, y: 29_000 }] });
  expect(where(near, 'a')).toEqual([0, -1]);
});

test('UK-ATTR-INDECELABLE: a shot from more than two paces is refused by this very rule', () => {
  expect(refusal(approaching(2.1), { type: 'shoot', weapon: 'fusil', target: 'b' })).toBe('UK-ATTR-INDECELABLE');
  expect(refusal(approaching(2), { type: 'shoot', weapon: 'fusil', target: 'b' })).toBeUndefined();
});
