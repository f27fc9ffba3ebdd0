import { chooser, openMatch, type Json } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { Command } from '../commands.ts';
import { battle, box, figure, ofType, play, rolls, where, type FigureSpec } from '../testing.ts';
import { jump, move, run, type Offset } from '../testing-moves.ts';
import { asked, decline, fight, guard, gunner, order, react, shoot, stage, wait } from '../testing-alert.ts';
import { fast, frightening, hero, hold, stealthy } from '../rules/index.ts';

test('UC-ACT-ALERT: one action, the last one; it gives up what is left', () => {
  const match = battle({ figures: { a: { at: [0, 0], actions: 3 }, a2: { at: [5, 0] }, b: { at: [9, 9] } }, activation: 'a' });
  play(match, { type: 'alert' });
  expect(figure(match, 'a').alert).toBe(true);
  expect(match.state.activation).toBeUndefined();
});

test('UC-ACT-ALERT: an unused stance ends as the next activation of the figure starts', () => {
  const match = battle({ figures: { a: { at: [0, 0], alert: true }, b: { at: [9, 9] } } });
  play(match, { type: 'activate', figure: 'a' });
  expect(figure(match, 'a').alert).toBe(false);
});

test('UC-ACT-ALERT: who has shot may shoot again in reaction at one that steps into view; the stance is used up', () => {
  const wall = box('wall', [-6, -9, -2, -7], { top: 3 });
  const match = stage({ a: { at: [-5, -10] }, a2: { at: [20, 20] }, a3: { at: [22, 20] }, b: gunner }, { terrain: [wall] });
  const events = play(match, move([-1, -10]), '43 26', [decline, react(shoot('a'))]);
  expect(rolls(events)).toEqual(['shooting b 7', 'damage b 8']);
  expect(figure(match, 'a').posture).toBe('out');
  expect(figure(match, 'b').alert).toBe(false);
});

test('UC-ACT-ALERT: a reaction costs a single action; neither a run, nor a jump, nor the stance, nor a Héros test', () => {
  const watcher: FigureSpec = { ...guard, rules: [{ id: hero.id, level: 'normal' }] };
  const match = stage({ a: { at: [-2, -3] }, b: watcher });
  const answers: [Command, string][] = [
    [run(0, -2), 'UC-ACT-ALERT'],
    [jump(0, -2), 'UC-ACT-ALERT'],
    [{ type: 'alert' }, 'UC-ACT-ALERT'],
    [{ type: 'special', rule: hero.id }, 'UC-ACT-ALERT'],
    [{ type: 'pass' }, 'UC-ACT-LIST'],
  ];
  for (const [command, rule] of answers) {
    const fresh = match.fork();
    let progress = fresh.submit('A', move([1, -3]));
    expect(progress.status).toBe('waiting');
    progress = fresh.answer({ do: 'react', command } as unknown as Json, 'B');
    expect(progress).toMatchObject({ status: 'refused', refusal: { rule } });
  }
});

test('UC-ACT-ALERT-TRIGGER: (a) at the first point, the start left out, where the distance is less than its base move', () => {
  const from: Offset = [-10, -3];
  const match = stage({ a: { at: from, rules: [fast.id] }, b: guard });
  // Bases touch at one pace: less than 5 paces is centres less than 6 apart, at x = -5.196.
  expect(asked(match, move([-3, -3]), '', [decline, decline])).toEqual([
    ['alert', 'B', ['near'], 4.81],
    ['alert', 'B', ['end'], 7],
  ]);
  const inside = stage({ a: { at: [-2, -3] }, b: guard });
  expect(asked(inside, move([2, -3]), '', [decline, decline])[0]).toEqual(['alert', 'B', ['near'], 0]);
});

test('UC-ACT-ALERT-TRIGGER: only where the alert figure sees the mover', () => {
  const blind = stage({ a: { at: [-3, 2] }, b: guard });
  expect(asked(blind, move([1, 2]), '', [])).toEqual([]);
  const wall = box('wall', [-9, -2, -1, -1], { top: 3 });
  const behind = stage({ a: { at: [-4, -3.5] }, b: guard }, { terrain: [wall] });
  const [first] = asked(behind, move([0, -3.5]), '', [decline, decline]);
  expect((first as Json[])[3]).toBeGreaterThan(1);
});

test('UC-ACT-ALERT-TRIGGER: (b) at the first point where it is a legal target, if it was none at the start', () => {
  const wall = box('wall', [-12, -9, -2, -8], { top: 3 });
  const match = stage({ a: { at: [-9, -12] }, b: gunner }, { terrain: [wall] });
  expect(asked(match, move([-5, -12]), '', [])).toEqual([]);
  const comes = stage({ a: { at: [-5, -12] }, b: gunner }, { terrain: [wall] });
  const points = asked(comes, move([-1, -12]), '', [decline, decline]);
  expect(points).toHaveLength(2);
  expect((points[0] as Json[])[2]).toEqual(['target']);
  const seen = stage({ a: { at: [0, -12] }, b: gunner });
  expect(asked(seen, move([4, -12]), '', [decline])).toEqual([['alert', 'B', ['end'], 4]]);
});

test('UC-ACT-ALERT-TRIGGER: a shot at a runner that survives it: the run goes on', () => {
  const match = stage({ a: { at: [-8, -3] }, b: gunner });
  const events = play(match, run(2, -3), '11', [react(shoot('a'))]);
  expect(where(match, 'a')).toEqual([2, -3]);
  expect(rolls(events)).toEqual(['shooting b 2']);
});

test('UC-ACT-ALERT-TRIGGER: out of action the mover stops where the reaction was made', () => {
  const match = stage({ a: { at: [-8, -3] }, a2: { at: [20, 20] }, a3: { at: [22, 20] }, b: gunner });
  play(match, run(2, -3), '66 66', [react(shoot('a'))]);
  const [x] = where(match, 'a');
  expect(x).toBeCloseTo(-5.196, 2);
  expect(match.state.activation).toBeUndefined();
});

test('UC-ACT-ALERT-TRIGGER: waiting names a later point at which it still could; it reacts there, and may still change its mind', () => {
  const match = stage({ a: { at: [-8, -3] }, b: gunner });
  const points = asked(match, run(2, -3), '11', [wait(8000), react(shoot('a'))]);
  expect(points).toEqual([
    ['alert', 'B', ['near'], 2.81],
    ['alert', 'B', ['wait'], 8],
  ]);
  expect(where(match, 'a')).toEqual([2, -3]);
});

test('UC-ACT-ALERT-TRIGGER: a point that is behind, beyond the path or out of reach cannot be waited for', () => {
  const match = stage({ a: { at: [-8, -3] }, b: guard });
  for (const [length, ok] of [
    [1000, false],
    [12000, false],
    [8000, true],
    [20000, false],
    ['8000', false],
  ] as const) {
    const fresh = match.fork();
    fresh.submit('A', run(2, -3));
    const progress = fresh.answer({ do: 'wait', at: length }, 'B');
    expect([length, progress.status !== 'refused']).toEqual([length, ok]);
  }
});

/** The windows of a run offered to a gunner who at the first waits for a point and then declines. */
const windowsAfterWaiting = (length: number): Json[] => {
  const match = stage({ a: { at: [-9, 2] }, b: gunner });
  return asked(match, run(-1, -4), '', [wait(length), decline, decline, decline]).map((one) => (one as Json[])[2] ?? null);
};

test('UC-ACT-ALERT-TRIGGER: a point waited for stays when the reaction is declined at another window before it', () => {
  expect(windowsAfterWaiting(8000)).toEqual([['target'], ['near'], ['wait'], ['end']]);
  expect(windowsAfterWaiting(3500)).toEqual([['target'], ['wait'], ['near'], ['end']]);
});

test('UC-ACT-ALERT-TRIGGER: at the end the question tells that nothing is left of the way', () => {
  const match = stage({ a: { at: [0, -9] }, b: guard });
  match.submit('A', move([0, -5.999]));
  expect(match.pending?.question).toMatchObject({ about: { windows: ['end'], left: 0, path: [] } });
});

test('UC-ACT-ALERT-TRIGGER: (c) at the end of the movement, whatever was declined before', () => {
  const match = stage({ a: { at: [-8, -3] }, b: guard });
  expect(asked(match, run(0, -3), '', [decline, decline]).map((one) => (one as Json[])[2])).toEqual([['near'], ['end']]);
  const away = stage({ a: { at: [-4, -1] }, b: guard });
  // The mover leaves the reach of a watcher that only fights: no window at the end.
  expect(asked(away, run(-14, -1), '', [decline]).map((one) => (one as Json[])[2])).toEqual([['near']]);
});

test('UC-ACT-ALERT-TRIGGER: a charge in reaction is a Move into contact; the mover is engaged, turns, and goes no further', () => {
  const match = stage({ a: { at: [-8, -3] }, b: guard });
  const events = play(match, run(2, -3), '', [wait(8000), react(move([0, -3]))]);
  expect(where(match, 'a')).toEqual([0, -3]);
  expect(where(match, 'b')).toEqual([0, -2]);
  expect(figure(match, 'a').facing).toEqual({ x: 0, y: 1000 });
  expect(ofType(events, 'engaged')).toEqual([{ type: 'engaged', figure: 'b', enemies: ['a'] }]);
  expect(ofType(events, 'actionTaken').map((event) => [event.figure, event.cost, event.reaction])).toEqual([
    ['a', 2, false],
    ['b', 0, true],
  ]);
});

test('UC-ACT-ALERT-TRIGGER: once in contact the reaction may be a fight, at the end of the movement', () => {
  const match = stage({ a: { at: [0, -4], like: 'guerrier' }, a2: { at: [20, 20] }, b: { ...guard, like: 'guerrier' } });
  const events = play(match, move([0, -1]), '66 11 11', [decline, react(fight('a'))]);
  expect(rolls(events)).toEqual(['combat b 12', 'combat a 2', 'damage b 2']);
  // The mover was pushed back out of contact before the consequences of its charge: there are none.
  expect(where(match, 'a')).toEqual([0, -2]);
  expect(ofType(events, 'engaged')).toEqual([]);
});

test('UC-MOVE-CHARGE: the alert windows come before the enemy touched turns', () => {
  const match = stage({ a: { at: [-3, -3] }, b: { at: [0, -3] }, b2: gunner });
  const events = play(match, move([0, -3]), '11', [decline, react(shoot('a'))]);
  const types = events.map(({ type }) => type);
  expect(types.indexOf('rolled')).toBeLessThan(types.indexOf('engaged'));
  expect(figure(match, 'b').facing).toEqual({ x: -1000, y: 0 });
});

test('UC-ACT-ALERT-TRIGGER: several at the same point, by the order of play of their groups, in a group as its controller chooses', () => {
  const figures = {
    a: { at: [-8, -3] },
    b1: { ...guard, at: [0, -0.5] },
    b2: { ...guard, at: [0, -5.5], facing: 'north' },
    c1: { ...guard, at: [0, -0.5] },
  } as const;
  const match = stage({ a: figures.a, b1: figures.b1, b2: figures.b2 }, { order: ['A', 'B'] });
  expect(
    asked(match, run(2, -3), '', [order('b2'), decline, decline, order('b1'), decline, decline]).map((one) => (one as Json[])[0]),
  ).toEqual(['alertOrder', 'alert', 'alert', 'alertOrder', 'alert', 'alert']);
  const groups = stage({ a: figures.a, b2: figures.b2, c1: figures.c1 }, { order: ['A', 'C', 'B'] });
  expect(asked(groups, run(2, -3), '', [decline, decline, decline, decline]).map((one) => (one as Json[])[1])).toEqual([
    'C',
    'B',
    'C',
    'B',
  ]);
});

test('UC-ACT-ALERT-TRIGGER: each is asked again about legality after the former reaction: nobody reacts to one who is out of action', () => {
  const figures = {
    a: { at: [-8, -3] },
    a2: { at: [20, 20] },
    a3: { at: [22, 20] },
    b1: { ...gunner, at: [0, -0.5] },
    b2: { ...gunner, at: [0, -5.5], facing: 'north' },
  } as const;
  const match = stage(figures);
  play(match, run(2, -3), '66 66', [order('b1'), react(shoot('a'))]);
  expect(figure(match, 'b2').alert).toBe(true);
});

test('UC-ACT-ALERT-TRIGGER: after a reaction the next one is asked about the way as it then is', () => {
  const match = stage({
    a: { at: [-8, -3] },
    b1: { ...guard, at: [0, -0.5] },
    b2: { ...guard, at: [0, -5.5], facing: 'north' },
  });
  match.submit('A', run(2, -3));
  match.answer('b1', 'B');
  match.answer({ do: 'react', command: move([-1, -3]) } as unknown as Json, 'B');
  const { question } = match.pending ?? {};
  const about = (question?.kind === 'choice' ? question.about : {}) as Readonly<Record<string, number>>;
  expect(about).toMatchObject({ figure: 'b2' });
  // The movement would now end in contact with the figure that came before, 6 paces from its start.
  expect((about.along ?? 0) + (about.left ?? 0)).toBeCloseTo(6000, -1);
});

test('UC-ACT-ALERT-TRIGGER: the way gone is told with the first reaction at a point, not again with the next', () => {
  const figures = { a: { at: [-8, -3] }, b1: { ...gunner, at: [0, -0.5] }, b2: { ...gunner, at: [0, -5.5], facing: 'north' } } as const;
  const events = play(stage(figures), run(2, -3), '11 11', [order('b1'), react(shoot('a')), react(shoot('a'))]);
  expect(ofType(events, 'reacted').map(({ trail }) => trail.length > 0)).toEqual([true, false]);
});

test('UC-ACT-ALERT-TRIGGER: at the point of one, another whose own point comes later is not asked yet', () => {
  const figures = { a: { at: [-9, -3] }, b1: { ...guard, at: [-1, -0.5] }, b2: { ...gunner, at: [2, -0.5] } } as const;
  const points = asked(stage(figures), run(1, -3), '', [decline, decline, order('b1'), decline, decline]);
  expect(points.map((one) => (one as Json[]).slice(0, 3))).toEqual([
    ['alert', 'B', ['near']],
    ['alert', 'B', ['near']],
    ['alertOrder', 'B', null],
    ['alert', 'B', ['end']],
    ['alert', 'B', ['end']],
  ]);
});

test('UC-ACT-ALERT-TRIGGER: a reaction triggers no other alert stance', () => {
  const match = stage({
    a: { at: [-8, -3] },
    a2: { at: [0, 3], alert: true, facing: 'south', like: 'soldatRebelle' },
    b: guard,
  });
  const points = asked(match, run(2, -3), '', [wait(8000), react(move([0, -3]))]);
  expect(points.map((one) => (one as Json[])[1])).toEqual(['B', 'B']);
});

test('UC-ACT-ALERT-TRIGGER, UC-SYS-FORCED: a push-back in its own activation may be reacted to, in another one it may not', () => {
  const duel = { a: { at: [0, 0], like: 'guerrier' }, b: { at: [0, 1], like: 'guerrier' } } as const;
  const watcher: FigureSpec = { ...gunner, at: [8, 0], facing: 'west' };
  const own = stage({ ...duel, b2: watcher });
  play(own, fight('b'), '11 66 11 11', [react(shoot('a'))]);
  expect(figure(own, 'b2').alert).toBe(false);
  const other = stage({ ...duel, a2: { ...watcher } });
  play(other, fight('b'), '66 11 11');
  expect(figure(other, 'a2').alert).toBe(true);
});

test('UC-ACT-ALERT-TRIGGER: turning on the spot is no movement to react to', () => {
  const match = stage({ a: { at: [0, -3] }, b: guard });
  play(match, { type: 'move', path: [], facing: { x: 1, y: 0 } });
  expect(figure(match, 'b').alert).toBe(true);
});

test('UC-ACT-ALERT: a charge in reaction needs the test; on a failure the stance is kept and something else may be done', () => {
  const match = stage({ a: { at: [-8, -3], rules: [frightening.id] }, b: gunner });
  const events = play(match, run(2, -3), '12 11', [wait(8000), react(move([0, -3])), react(shoot('a'))]);
  expect(rolls(events)).toEqual(['morale b 3', 'shooting b 2']);
  expect(where(match, 'b')).toEqual([0, 0]);
  expect(where(match, 'a')).toEqual([2, -3]);
});

test('UC-ACT-ALERT: after the failure the same charge is refused', () => {
  const match = stage({ a: { at: [-8, -3], rules: [frightening.id] }, b: gunner });
  match.submit('A', run(2, -3));
  match.answer({ do: 'wait', at: 8000 }, 'B');
  match.answer({ do: 'react', command: move([0, -3]) } as unknown as Json, 'B');
  match.answer([1, 2], 'B');
  const progress = match.answer({ do: 'react', command: move([0, -3]) } as unknown as Json, 'B');
  expect(progress).toMatchObject({ status: 'refused', refusal: { rule: frightening.cites[0] } });
});

test('UC-ATTR-INDECELABLE: for a charge in reaction the distance is taken at that moment', () => {
  const match = stage({ a: { at: [-8, -3], rules: [stealthy.id] }, b: guard }, { terrain: [box('wall', [-9, -4.5, 3, -3.5], { top: 1 })] });
  match.submit('A', run(2, -3));
  const afar = match.fork().answer({ do: 'react', command: move([-4.5, -2.8]) } as unknown as Json, 'B');
  expect(afar).toMatchObject({ status: 'refused', refusal: { rule: 'UC-ATTR-INDECELABLE' } });
  match.answer({ do: 'wait', at: 8000 }, 'B');
  expect(match.answer({ do: 'react', command: move([0, -3]) } as unknown as Json, 'B').status).toBe('done');
});

test('UC-ACT-ALERT-TRIGGER: who cannot react at all is not asked', () => {
  const match = stage({ a: { at: [-8, -3] }, b: { ...guard, posture: 'prone' } });
  expect(asked(match, run(2, -3), '', [])).toEqual([]);
});

test('UC-ACT-ALERT-TRIGGER: one that is held may still shoot', () => {
  const match = stage({ a: { at: [-8, -3] }, b: gunner }, { effects: [{ rule: hold.id, on: 'b', by: 'a' }] });
  expect(rolls(play(match, run(2, -3), '11', [react(shoot('a'))]))).toEqual(['shooting b 2']);
});

test('UC-MOVE-OBSTACLE, UC-ACT-ALERT-TRIGGER: a reaction halfway over a low wall changes nothing of what the run costs', () => {
  const fence = box('fence', [-4, -9, -3.9, -1], { kind: 'linear', top: 1 });
  // 3.5 to touch difficult ground, 2 over a stretch of 1.1, then 4.5.
  const spec = { a: { at: [-8, -3] }, b: { ...gunner, at: [-4, 2] } } as const;
  const match = stage(spec, { terrain: [fence] });
  play(match, run(1.1, -3), '11', [wait(4000), react(shoot('a'))]);
  expect(where(match, 'a')).toEqual([1.1, -3]);
});

test('UC-MOVE-DIFFICULT, UC-ACT-ALERT-TRIGGER: nor does one in difficult ground', () => {
  const bog = box('bog', [-8.5, -9, -5, -1], { kind: 'difficult', top: 0 });
  const match = stage({ a: { at: [-8, -3] }, b: gunner }, { terrain: [bog] });
  play(match, run(-1, -3), '11', [react(shoot('a'))]);
  expect(where(match, 'a')).toEqual([-1, -3]);
});

test('UC-ACT-ALERT-TRIGGER: however many watch, each is asked at each of its windows', () => {
  const watching = Array.from({ length: 120 }, (_, i) => [
    `b${i}`,
    { ...gunner, at: [(i % 20) * 1.5 - 15, Math.floor(i / 20) * 1.5 - 20] } satisfies FigureSpec,
  ]);
  const wall = box('wall', [-10, -26, -1, -25.5], { top: 3 });
  const { setup, system } = stage({ a: { at: [-5, -28], rules: [fast.id] }, ...Object.fromEntries(watching) }, { terrain: [wall] });
  const match = openMatch(system, setup, () =>
    chooser((question) => (question.kind === 'choice' && question.options?.[0]) || { do: 'decline' }),
  );
  expect(match.submit('A', run(5, -28)).status).toBe('done');
  expect(match.entries[0]?.answers.length).toBeGreaterThan(200);
});
