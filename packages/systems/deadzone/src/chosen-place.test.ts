import { expect, test } from 'vitest';
import { resolve, type Question } from '@escarmouche/referee';
import { mapOf } from '../../../space/src/cubes/testing.ts';
import { deadzone } from './system.ts';
import { battle, figure, ofType, play, type BattleSpec } from './testing.ts';

/** A box beside C4R4 hides its northern half from a2; b lies in it, and a comes to fight. */
const spec: BattleSpec = {
  figures: {
    a: { at: 'C4R5L1' },
    a2: { at: 'C2R4L1' },
    b: { at: 'C4R4L1', posture: 'prone', spot: [0.3, 0.7] },
  },
  map: mapOf({ boxes: ['C3R4L1 [0.4,0,0,0.6,0.5,0.9]'] }),
  activation: 'a',
};
const charge = { type: 'move', path: ['C4R4L1'], at: { x: 3830, y: 4170 } } as const;

/** The places that b may take as it stands up. */
function options(from: BattleSpec): readonly { readonly x: number; readonly y: number }[] {
  let found: readonly unknown[] = [];
  resolve(deadzone, battle(from).state, 'a', charge, (question: Question) => {
    if (question.kind === 'choice' && question.purpose === 'place') found = question.options ?? [];
    return question.kind === 'roll' ? new Array<number>(question.faces.length).fill(1) : undefined;
  });
  return found as readonly { readonly x: number; readonly y: number }[];
}

test('DZ-MOVE-POSITION, DZ-FIGHT-PINNED-DEFENDER: a figure that stands up may stay where it is, or go to a place with another outlook', () => {
  const own = { x: 3300, y: 4300 };
  const [first, ...others] = options(spec);
  expect([first, others.length > 0]).toEqual([own, true]);
  for (const to of [own, ...others]) {
    const match = battle(spec);
    const events = play(match, charge, '11111 111', [['place', to]]);
    expect(ofType(events, 'moved').filter((event) => event.figure === 'b')).toMatchObject(
      to === own ? [] : [{ path: [], how: 'shift', ...to }],
    );
    expect(figure(match, 'b')).toMatchObject({ ...to, posture: 'standing' });
  }
});

test('DZ-MOVE-POSITION: where every place has the same outlook nobody is asked', () => {
  const { a, b } = spec.figures;
  const match = battle({ ...spec, figures: { ...(a && { a }), ...(b && { b }) } });
  const events = play(match, charge, '11111 111');
  expect(ofType(events, 'moved').map((event) => event.figure)).toEqual(['a']);
});
