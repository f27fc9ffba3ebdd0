import { expect, test } from 'vitest';
import { battle, gun, play, units } from '../../../../../packages/systems/urss-classic/src/testing.ts';
import { battle as kitBattle } from '../../../../../packages/systems/urss-kit/src/testing.ts';
import { openMatch } from '@escarmouche/referee';
import { companion } from '../urss-classic/companion.ts';
import { companion as kitCompanion } from '../urss-kit/companion.ts';
import type { Asking } from '../asking.ts';

const rifle = gun('fusil', 12, 'normal');
const begun = () => {
  const on = battle({
    figures: {
      a: { at: [0, 0], weapons: [rifle] },
      a2: { at: [0, -3] },
      b: { at: [0, 8], facing: 'south' },
      b2: { at: [0, 20], facing: 'south' },
    },
    activation: 'a',
  });
  return openMatch(on.system, { ...on.setup, unmeasured: true });
};

function asking<S, C>({ asking: one }: { readonly asking?: Asking<S, C> }): Asking<S, C> {
  if (!one) throw new Error('nothing is asked');
  return one;
}

test('UC-SHOOT-COVER UK-COVER-HIDDEN-SHARE: cover is told by the steps of the rules', () => {
  expect(asking(companion).covers).toEqual([0, 0.51]);
  expect(asking(kitCompanion).covers).toEqual([0, 0.34, 0.67]);
});

test('UC-SHOOT-RANGE UC-ARC-VISION: a figure is asked about each enemy once, the nearest last, and told facts are answers until it moves', () => {
  const match = begun();
  const { around, needed, tell, unmeasured } = asking(companion);
  expect(unmeasured(match.state)).toBe(true);
  const [far, near] = around(match.state, 'a');
  expect([far?.to.id, near?.to.id]).toEqual(['b2', 'b']);
  expect(near).toMatchObject({
    from: { name: 'A1 a' },
    asks: { distance: true, sight: true, cover: true, side: true },
    guess: { distance: 7, side: 'front' },
  });
  if (!near || !far) throw new Error('nobody to ask about');
  play(match, [tell(near, { distance: 6, cover: 1, side: 'rear' }), tell(far, { cover: 'unseen' })]);
  expect(around(match.state, 'a')).toEqual([]);
  expect(needed(match.state, { type: 'shoot', weapon: 'fusil', target: 'b' })).toEqual([]);
  play(match, { type: 'correct', figure: 'a', at: units(1, 1) });
  expect(around(match.state, 'a')).toHaveLength(2);
});

test('what is told of others is shown in words, and who was not asked about is to be told', () => {
  const match = begun();
  const { around, others, tell } = asking(companion);
  const [far, near] = around(match.state, 'a');
  if (!near || !far) throw new Error('nobody to ask about');
  play(match, [tell(far, { cover: 'unseen' }), tell(near, { distance: 6, cover: 1, side: 'rear' })]);
  expect(others(match.state, 'a', 'fr').map(({ name, told, known }) => [name, told, known])).toEqual([
    ['A2 a2', 'à dire', false],
    ['B1 b', '6\u00a0pas, à couvert, de dos', true],
    ['B2 b2', 'pas en vue', true],
  ]);
});

test('UC-ACT-MOVE: a walk of so many paces ends so far away, clear of others', () => {
  const match = begun();
  const { most, placeAfter } = asking(companion);
  const paces = most(match.state, 'a', 'move');
  const { a } = match.state.figures;
  const at = placeAfter(match.state, 'A', 'a', 'move', paces);
  if (!a || !at) throw new Error('no place');
  expect(Math.hypot(at.x - a.x, at.y - a.y)).toBeCloseTo(paces * 1000, -1);
  play(match, { type: 'move', path: [{ x: at.x, y: at.y }] });
});

test('on the map nobody is asked', () => {
  const { around, unmeasured } = asking(kitCompanion);
  const { state } = kitBattle({ figures: { a: { at: [0, 0] }, b: { at: [0, 8] } }, activation: 'a' });
  expect([unmeasured(state), around(state, 'a')]).toEqual([false, []]);
});
