import { expect, test } from 'vitest';
import { alive, battle, facing, figure, ofType, play, point, rolls, type FigureSpec } from '../testing.ts';

const north = (y: number) => ({ type: 'move', path: [point(0, y)] }) as const;

/** a, armed with a sword, is south of b, who faces north unless said otherwise. */
const behind = (b: FigureSpec, a: FigureSpec = {}, rest: Record<string, FigureSpec> = {}) =>
  battle({
    figures: {
      a: { at: [0, -4], weapons: ['epee'], rules: ['coup-dans-le-dos'], ...a },
      b: { at: [0, 0], ...b },
      b9: { at: [20, 20] },
      ...rest,
    },
    activation: 'a',
  });

test('UC-ATTR-COUP-DANS-LE-DOS: a free attack at contact from behind, which no shield answers', () => {
  const match = behind({ like: 'guerrierHumain' });
  const events = play(match, north(0), '45 33');
  expect(rolls(events)).toEqual(['damage a 9', 'save b 6']);
  expect(ofType(events, 'freeAttack')).toMatchObject([{ figure: 'a', target: 'b', rule: 'UC-ATTR-COUP-DANS-LE-DOS' }]);
  expect(alive(match, 'b')).toBe(false);
  expect(match.state.activation).toMatchObject({ left: 1, done: ['move'] });
});

test('UC-ATTR-COUP-DANS-LE-DOS UC-ARC-TURN: the figure engaged does not turn', () => {
  const match = behind({ like: 'guerrier' });
  play(match, north(0), '11');
  expect(figure(match, 'b').facing).toEqual(facing('north'));
});

test('UC-ATTR-COUP-DANS-LE-DOS: in the front arc no free attack, but still nobody turns', () => {
  const match = behind({ like: 'guerrier', facing: 'west' });
  expect(rolls(play(match, north(0)))).toEqual([]);
  expect(figure(match, 'b').facing).toEqual(facing('west'));
});

test('UC-ATTR-COUP-DANS-LE-DOS UC-MELEE-FACE: it turns as it fights that enemy itself', () => {
  const match = behind({ like: 'guerrier' });
  play(match, [north(0), { type: 'pass' }, { type: 'activate', figure: 'b' }], '11');
  play(match, { type: 'fight', target: 'a' }, '34 52');
  expect(figure(match, 'b').facing.y).toBeLessThan(0);
});

test('UC-ATTR-COUP-DANS-LE-DOS UC-ARC-TURN: without the rule the enemy turns straight at it and takes no free attack', () => {
  const match = behind({ like: 'guerrier' }, { rules: [] });
  expect(rolls(play(match, north(0)))).toEqual([]);
  expect(figure(match, 'b').facing.y).toBeLessThan(0);
  expect(figure(match, 'b').facing.x).toBe(0);
});

test('UC-ATTR-COUP-DANS-LE-DOS: the enemy may be engaged already, and each one engaged so takes its free attack', () => {
  const match = behind({ like: 'guerrier', at: [-0.5, 0] }, {}, { a2: { at: [-0.5, 1] }, b2: { at: [0.5, 0], like: 'guerrier' } });
  const events = play(match, north(0), '11 11', [['freeAttackOrder', 'b2']]);
  expect(ofType(events, 'freeAttack').map((event) => event.target)).toEqual(['b2', 'b']);
});
