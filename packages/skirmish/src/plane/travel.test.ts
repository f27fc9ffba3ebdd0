import { expect, test } from 'vitest';
import { figureOf } from '../roster.ts';
import { sendApart, sendAway } from './displacement.ts';
import { box, ground, nobodyWatches, travelRules, turnOf } from './testing.ts';
import { setOut, travel } from './travel.ts';
import { walkWay } from './way.ts';

const place = (x: number, y: number, z = 0) => ({ x, y, z });
const a = place(5000, 5000);

test('a movement of its own that ends in contact is a charge, told after the movement', () => {
  const turn = turnOf(ground({ a, b: place(5000, 9000) }));
  const rules = travelRules();
  setOut(rules, turn, figureOf(turn.state, 'a'), (state, figure) => walkWay(rules, state, figure, 'move', [place(5000, 9000)], 5000));
  expect(turn.told).toEqual(['move', ['moved', true, 2], 'engaged', ['charged', 1, 2]]);
  expect(figureOf(turn.state, 'a')).toMatchObject({ x: 5000, y: 8000 });
});

test('who may not leave its enemies stays where it is', () => {
  const turn = turnOf(ground({ a }));
  const rules = travelRules({ leaves: () => false });
  setOut(rules, turn, figureOf(turn.state, 'a'), (state, figure) => walkWay(rules, state, figure, 'move', [place(5000, 7000)], 5000));
  expect(turn.told).toEqual([]);
});

test('a window stops the movement where it opens; it goes on unless it is halted, then there', () => {
  for (const came of ['passed', 'halted'] as const) {
    const turn = turnOf(ground({ a }));
    let asked = 0;
    const next = (_way: unknown, gone: number) => (gone === 0 ? { at: 1000, open: () => (asked++, came) } : undefined);
    const rules = travelRules({ watch: () => ({ ...nobodyWatches, next }) });
    const figure = figureOf(turn.state, 'a');
    travel(rules, turn, figure, walkWay(rules, turn.state, figure, 'move', [place(5000, 8000)], 5000));
    expect(asked).toBe(1);
    expect(figure.y).toBe(came === 'passed' ? 8000 : 6000);
  }
});

test('over an edge a figure falls, and bears what its system makes of the height', () => {
  const turn = turnOf(ground({ a: place(5000, 5000, 2500) }, [box('roof', [4000, 4000, 6000, 6000], 'solid', 2500)]));
  const rules = travelRules();
  const figure = figureOf(turn.state, 'a');
  travel(rules, turn, figure, walkWay(rules, turn.state, figure, 'move', [place(5000, 9000)], 5000));
  expect(turn.told).toContainEqual(['fell', 2500]);
  expect(figure).toMatchObject({ z: 0 });
});

test('a push keeps the facing and is no charge: whom it touches it has met', () => {
  const turn = turnOf(ground({ a, b: place(5000, 6000), b2: place(5000, 3000) }));
  sendAway(travelRules(), turn, 'a', 'b', 3000);
  expect(turn.told).toEqual(['pushed', ['moved', false, 2], 'engaged', ['met', 1]]);
  expect(figureOf(turn.state, 'a')).toMatchObject({ y: 4000, facing: { x: 0, y: 1 } });
});

test('two pushed apart go at the same time: neither stands in the way of the other', () => {
  const turn = turnOf(ground({ a, b: place(5000, 6000) }));
  sendApart(travelRules(), turn, 'a', 'b', 1000);
  expect(figureOf(turn.state, 'a').y).toBe(4000);
  expect(figureOf(turn.state, 'b').y).toBe(7000);
});
