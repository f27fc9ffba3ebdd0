import { refuse } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import { figureOf } from '../roster.ts';
import { footBelow } from './fall.ts';
import { flightTo } from './flying.ts';
import { jumpTo, runUpTo } from './jumping.ts';
import { refusalOf, type Planned } from './planned.ts';
import type { PlaneRules } from './rules.ts';
import type { PlaneState } from './state.ts';
import { shortLeap } from './short-leap.ts';
import { box, ground, rules } from './testing.ts';
import { walkRefusal } from './walking.ts';
import { fleeWay, walkWay } from './way.ts';

const place = (x: number, y: number, z = 0) => ({ x, y, z });
/** Nobody comes nearer than a pace to an enemy: a movement that would ends there, or by the second record is refused. */
const ending: PlaneRules<PlaneState> = { ...rules, shunning: { clearance: () => 1000, leap: shortLeap } };
const refusing: PlaneRules<PlaneState> = {
  ...rules,
  shunning: { clearance: () => 1000, refusal: () => refuse('NEAR', 'Trop près.', 'Too near.') },
};
const state = ground({ a: place(5000, 5000), b: place(10_000, 5000) });
const a = figureOf(state, 'a');
const endOf = (movement: Planned<PlaneState>) => ('rule' in movement ? movement.rule : movement.end);

test('a walk at one who keeps it away may be made and ends there, or is refused where the rules say why', () => {
  const way = walkWay(ending, state, a, 'move', [{ x: 9000, y: 5000 }], 9000);
  expect([walkRefusal(ending, state, a, way, 'MOVE'), way.end]).toEqual([undefined, place(8000, 5000)]);
  expect(walkRefusal(refusing, state, a, walkWay(refusing, state, a, 'move', [{ x: 9000, y: 5000 }], 9000), 'MOVE')?.rule).toBe('NEAR');
});

test('who dares not touch an enemy ends a movement at it a pace away, and passes it by as near as it likes', () => {
  const dreading: PlaneRules<PlaneState> = { ...rules, shunning: { clearance: () => undefined, dread: () => 1000, leap: shortLeap } };
  const to = place(9000, 5000);
  expect(walkWay(dreading, state, a, 'move', [to], 9000).end).toEqual(place(8000, 5000));
  expect(endOf(jumpTo(dreading, state, a, to, runUpTo(a, to)))).toEqual(place(8000, 5000));
  expect(endOf(flightTo(dreading, state, a, to, 9000, 'FLY'))).toEqual(place(8000, 5000));
  expect(walkWay(dreading, state, a, 'move', [place(10_000, 6500)], 9000).end).toEqual(place(10_000, 6500));
});

test('a jump or flight at one who keeps it away is as long as it may be, or is refused where the rules say why', () => {
  const to = place(9000, 5000);
  expect(endOf(jumpTo(ending, state, a, to, runUpTo(a, to)))).toEqual(place(8000, 5000));
  expect(endOf(flightTo(ending, state, a, to, 9000, 'FLY'))).toEqual(place(8000, 5000));
  expect(endOf(jumpTo(refusing, state, a, to, runUpTo(a, to)))).toBe('NEAR');
  expect(endOf(flightTo(refusing, state, a, to, 9000, 'FLY'))).toBe('NEAR');
});

test('a leap that is too far is no shorter for it, and one from within reach goes nowhere', () => {
  expect(refusalOf(flightTo(ending, state, a, place(5000, 9000), 3000, 'FLY'))?.rule).toBe('FLY');
  const near = ground({ a: place(5000, 5000), b: place(6500, 5000) });
  const to = place(5400, 5000);
  expect(refusalOf(jumpTo(ending, near, figureOf(near, 'a'), to, runUpTo(figureOf(near, 'a'), to)))).toBeDefined();
});

test('in water who flees swims, as far as the bank', () => {
  const pool = box('pool', [4000, 4000, 8000, 6000], 'water', 0);
  const wet = ground({ a: place(5000, 5000) }, [pool]);
  const swims = fleeWay(rules, wet, figureOf(wet, 'a'), { x: 1, y: 0 }, 2000, 'swim');
  expect(swims.end).toEqual(place(7000, 5000));
});

test('the foot of what a figure hangs on is the surface below it, whoever is there', () => {
  const ledge = box('ledge', [4000, 4000, 6000, 6000], 'solid', 1000);
  const hanging = ground({ a: place(5000, 5000, 4000), b: place(5200, 5000, 1000) }, [ledge]);
  expect(footBelow(rules, hanging, figureOf(hanging, 'a'))).toEqual(place(5000, 5000, 1000));
});
