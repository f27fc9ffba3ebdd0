import { expect, test } from 'vitest';
import { battle, figure, ofType, play, rolls, type FigureSpec } from '../testing.ts';

const duel = (b: FigureSpec) =>
  battle({
    figures: {
      a: { at: [0, 0], weapons: ['epee'], rules: ['coup-fatal'] },
      b: { facing: 'south', at: [0, 1.5], ...b },
      b2: { at: [9, 9] },
    },
    activation: 'a',
  });

const fightB = { type: 'fight', target: 'b' } as const;

test('UC-ATTR-COUP-FATAL UC-DICE-D3: an unsaved damage point takes 1D3 vitality points', () => {
  const match = duel({ like: 'troll' });
  const events = play(match, fightB, '66 111 66 111 5');
  expect(rolls(events)).toEqual(['combat a 12', 'combat b 2', 'damage a 12', 'save b 2', 'd3 a 5']);
  expect(ofType(events, 'rolled').at(-1)).toMatchObject({ rule: 'UC-ATTR-COUP-FATAL', roll: { pool: { dice: 1, faces: 6 } } });
  expect(figure(match, 'b').vitality).toBe(3);
});

test('UC-ATTR-COUP-FATAL: a saved damage point is followed by no 1D3', () => {
  const match = duel({ like: 'troll' });
  play(match, fightB, '66 111 66 166');
  expect(figure(match, 'b').vitality).toBe(6);
});

test('UC-ATTR-COUP-FATAL UC-SYS-DICEORDER: with a single point left the 1D3 is not rolled', () => {
  const match = duel({ like: 'troll', vitality: 1 });
  play(match, fightB, '66 111 66 111');
  expect(figure(match, 'b').posture).toBe('out');
});

test('UC-DMG-POINT UC-ATTR-COUP-FATAL: vitality does not go below 0', () => {
  const match = duel({ like: 'troll', vitality: 2 });
  play(match, fightB, '66 111 66 111 6');
  expect(figure(match, 'b')).toMatchObject({ vitality: 0, posture: 'out' });
});
