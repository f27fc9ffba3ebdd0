import { expect, test } from 'vitest';
import { figureOf, type FigureId } from '../roster.ts';
import { ground, rules, turnOf } from './testing.ts';
import type { Progress } from './travel-rules.ts';
import { walkWay } from './way.ts';
import { askWatchers, type Asking } from './windows.ts';
import type { PlaneState } from './state.ts';

type TestTurn = ReturnType<typeof turnOf>;
type Watcher = { readonly id: FigureId };

const at = (x: number, y: number) => ({ x, y, z: 0 });

/** Two groups watch a figure on its way; each of them answers as told. Returns the questions in order, and whether the movement ended. */
function ask(answers: Readonly<Record<FigureId, 'reacted' | 'halted'>>, other: Partial<Asking<PlaneState, TestTurn, Watcher>> = {}) {
  const state = ground({ a: at(5000, 5000), b1: at(5000, 9000), b2: at(7000, 9000), c: at(9000, 9000) });
  const turn = turnOf(state);
  const mover = figureOf(state, 'a');
  const left = walkWay(rules, state, mover, 'move', [{ x: 8000, y: 5000 }], 3000);
  const point: Progress<PlaneState> = { mover: 'a', posture: 'standing', manner: 'move', gone: 0, trail: [at(4000, 5000)], left };
  const asked: unknown[] = [];
  const asking: Asking<PlaneState, TestTurn, Watcher> = {
    able: () => true,
    next: (_turn, group, among) => {
      asked.push([group.id, among.length]);
      return among.at(-1) ?? '';
    },
    react: (_turn, { trail }, { id }) => {
      asked.push(`${id} ${trail.length}`);
      return answers[id] ?? 'passed';
    },
    ...other,
  };
  const ended = askWatchers(asking, turn, point, [{ id: 'b1' }, { id: 'b2' }, { id: 'c' }]);
  return { asked, ended };
}

test('watchers are asked group by group, in the order that each group chooses', () => {
  expect(ask({})).toEqual({ asked: [['b', 2], 'b2 1', ['b', 1], 'b1 1', ['c', 1], 'c 1'], ended: false });
});

test('after a reaction the places passed are told, and only who is still able is asked', () => {
  let reacted = false;
  const { asked } = ask(
    { b2: 'reacted' },
    {
      able: (_state, { id }) => id !== 'b1' || !reacted,
      next: (_turn, _group, among) => {
        reacted = true;
        return among.at(-1) ?? '';
      },
    },
  );
  expect(asked).toEqual(['b2 1', 'c 0']);
});

test('a reaction that ends the movement is the last', () => {
  expect(ask({ b1: 'halted' })).toEqual({ asked: [['b', 2], 'b2 1', ['b', 1], 'b1 1'], ended: true });
});
