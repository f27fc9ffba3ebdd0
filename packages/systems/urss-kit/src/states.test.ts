import { expect, test } from 'vitest';
import { electroshock, stunningBlow } from './rules/index.ts';
import { battle, blade, box, figure, ofType, play, rolls, where } from './testing.ts';

/** b hangs on a ladder at the height of the roof that a stands on. */
const onLadder = (rule: string) =>
  battle({
    figures: {
      a: { at: [1, 0, 3], weapons: [blade('masse', 0, [rule])] },
      b: { at: [0, 0, 3], weapons: ['lame'], character: true, perch: { feature: 'echelle', on: 'ladder' } },
      b9: { at: [20, 20] },
    },
    terrain: [box('toit', [0.5, -2, 4, 2], { top: 3 }), box('echelle', [0.4, -0.5, 0.5, 0.5], { kind: 'ladder', top: 3 })],
    activation: 'a',
  });

test.each([
  [stunningBlow.id, '6 1 4 1 4'],
  [electroshock.id, '6 1 1 4'],
])('UK-STATE-PRONE-FIGHT, UK-ACT-CLIMB: who is knocked down on a ladder falls, once (%s)', (rule, dice) => {
  const match = onLadder(rule);
  const events = play(match, { type: 'fight', target: 'b' }, dice);
  expect(rolls(events).at(-1)).toBe('damage 4');
  expect(ofType(events, 'figureMoved').map(({ manner }) => manner)).toEqual(['fell']);
  expect([where(match, 'b'), figure(match, 'b').posture, figure(match, 'b').vitality]).toEqual([[0, 0], 'prone', 2]);
});
