import { expect, test } from 'vitest';
import { battle, gun } from '../../../../systems/urss-classic/src/testing.ts';
import { urssClassicNpc } from '../../urss-classic/npc.ts';
import { acts } from '../testing-acts.ts';
import type { Bar } from './barred.ts';

const npc = urssClassicNpc();
const match = battle({
  figures: {
    n: { at: [0, 0], facing: 'north', weapons: [gun('fusil', 12)] },
    p: { at: [0, 9], facing: 'south', weapons: [gun('fusil', 12)] },
    q: { at: [9, 9], facing: 'south', weapons: [gun('fusil', 12)] },
  },
  npcs: { roles: { n: acts('soldier') } },
  activation: 'n',
});
const [seat = ''] = match.system.active(match.state);
const decided = (bars: readonly Bar[] = []) => npc.decide(match.state, seat, () => 0, bars);
const courseOf = (bars?: readonly Bar[]) => decided(bars).thought?.().course;

test('AI-MDA-PLANS: the whole plan is told as a course: its end, its facing, and the attack that follows the movement', () => {
  const course = courseOf();
  expect(course?.actions).toEqual(['walk', 'shoot']);
  expect(course).toMatchObject({ target: 'p', next: { type: 'shoot', target: 'p' } });
  expect(decided().command).toMatchObject({ type: 'move' });
});

test('AI-MDA-PLANS: a target that cannot be attacked on the real table leaves the next one; without both there is a movement alone', () => {
  expect(courseOf([{ target: 'p' }])?.target).toBe('q');
  const left = courseOf([{ target: 'p' }, { target: 'q' }]);
  expect(left?.target).toBeUndefined();
});

test('AI-MDA-PLANS: an end that cannot be reached leaves another one, a figure that cannot move acts from where it stands', () => {
  const { at } = courseOf() ?? { at: { x: 0, y: 0, z: 0 } };
  const other = courseOf([{ place: at }])?.at ?? at;
  expect(Math.hypot(other.x - at.x, other.y - at.y)).toBeGreaterThanOrEqual(1000);
  expect(decided([{ moves: false }]).command).toMatchObject({ type: 'shoot', target: 'p' });
});

test('AI-ACT-LEFTOVER: a figure that can do nothing of what it would ends its activation', () => {
  const all: readonly Bar[] = [{ moves: false }, { target: 'p' }, { target: 'q' }, { type: 'alert' }];
  expect(decided(all).command).toEqual({ type: 'pass' });
});
