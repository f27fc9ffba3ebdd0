import { expect, test } from 'vitest';
import { camouflage } from './rules/index.ts';
import { battle, box, facing, play, refusal, units, where } from './testing.ts';

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

/** Deploys a figure partly over a box so high. */
const beside = (top: number) => {
  const match = battle({ figures: { a: {}, b: {} }, terrain: [box('caisse', [0.2, -1, 1, 1], { top })], beforeDeployment: true });
  return () => play(match, { type: 'deploy', figure: 'a', at: units(0, 0), facing: facing('north') }, '62');
};

test('UK-SYS-SCOPE, UK-TERRAIN-SMALL: deployed it may stand partly over what is less than a pace high', () => {
  expect(beside(0.9)).not.toThrow();
  expect(beside(1)).toThrow('UK-SYS-SCOPE');
});

test('UK-TURN-CLASSIC-ORDER, UK-TURN-ACTIVATION: a battle in progress goes on in the order it names, first with the first of it', () => {
  const figures = { a: { at: [0, 0] }, b: { at: [0, 9] }, c: { at: [9, 0] } } as const;
  const { state } = battle({ figures, order: ['C', 'A', 'B'], chosen: ['b', 'a'] });
  expect([state.order, state.deployed, state.group, state.chosen, state.turn]).toEqual([
    ['C', 'A', 'B'],
    ['C', 'A', 'B'],
    'C',
    ['b', 'a'],
    1,
  ]);
  const acting = battle({ figures, activation: 'a' });
  expect([acting.state.activation, acting.state.figures['a']?.activations, acting.state.figures['b']?.activations]).toEqual([
    { figure: 'a', taken: 0 },
    1,
    0,
  ]);
});
