import { expect, test } from 'vitest';
import { HOME } from '../numbers.ts';
import { at, actions, game, ofType, play, player, playing, steps, type Choice, type Game, type Spot } from '../testing.ts';

const lead = (match: Game, ...spots: readonly Spot[]): Choice[] => spots.map(([east, south]) => ['lead', at(match, east, south)]);
const road = {
  tiles: [
    ['droite', 1, 0],
    ['droite', 2, 0],
  ],
} as const;

test('ZB-EV-GUIDE: its player leads the pawn five squares, it fights and picks up what it meets', () => {
  const match = game({ ...road, zombies: [[3, 0]], bullets: [[3, 0]], players: { a: { hand: ['guide'] }, b: { at: [1, 0] } } });
  play(
    match,
    { type: 'play', card: 'guide' },
    [3],
    [...lead(match, [2, 0], [3, 0]), ['loss', 'bullets'], ['token', 'take'], ...lead(match, [4, 0], [5, 0], [4, 0])],
  );
  expect(player(match, 'b')).toMatchObject({ square: at(match, 4, 0), trophies: 1, bullets: 3 });
});

test('ZB-EV-GUIDE: a knock-out ends the movement, and the turn in progress goes on', () => {
  const match = game({
    ...road,
    zombies: [[2, 0]],
    players: { a: { hand: ['guide'] }, b: { at: [1, 0], lives: 1, bullets: 0, trophies: 3 } },
  });
  play(match, { type: 'play', card: 'guide' }, [1], lead(match, [2, 0]));
  expect(player(match, 'b')).toMatchObject({ square: HOME, lives: 3, trophies: 1 });
  expect(match.state.turn).toMatchObject({ seat: 'a', step: 'move', out: false });
});

test('ZB-EV-GUIDE: exactly five squares, unless no legal step is left', () => {
  const effects = [{ card: 'besoindair', on: 'a', until: 'a', ends: 1 }];
  const match = game({
    tiles: [['hopital', 5, 0]],
    effects,
    players: { a: { at: [15, 1] }, b: { hand: ['guide'] } },
  });
  const events = play(match, actions('roll'), [4], [playing('guide')]);
  expect(ofType(events, 'pawnMoved')).toEqual([]);
});

test('ZB-EV-GUIDE: onto a clear heliport it wins, unless the town is closed', () => {
  const spec = { tiles: [['heliport', 1, 0]], players: { a: { hand: ['guide'] }, b: { at: [1, 0] } } } as const;
  const open = game(spec);
  play(open, { type: 'play', card: 'guide' }, [], lead(open, [2, 0]));
  expect(open.state.outcome?.winners).toEqual(['b']);
  const closed = game({ ...spec, closed: true });
  play(closed, { type: 'play', card: 'guide' }, [], lead(closed, [2, 0], [3, 0], [4, 0], [3, 0], [2, 0]));
  expect(closed.state.outcome).toBeUndefined();
});

test('ZB-EV-GUIDE: between two steps, the active player goes on from the new square with the squares it had left', () => {
  const match = game({ ...road, step: 'moving', turn: { left: 3, moved: 1 }, players: { a: { at: [1, 0] }, b: { hand: ['guide'] } } });
  play(match, steps(match, [2, 0]), [], [playing('guide'), ...lead(match, [2, 0], [3, 0], [4, 0], [5, 0], [6, 0])]);
  expect(player(match, 'a').square).toBe(at(match, 6, 0));
  expect(match.state.turn).toMatchObject({ step: 'moving', left: 3 });
  play(match, [...steps(match, [5, 0]), ...actions('halt')]);
  expect(player(match, 'a').square).toBe(at(match, 5, 0));
});

test('ZB-EV-GUIDE, ZB-KO: the active player knocked out on the way makes no step any more', () => {
  const match = game({
    ...road,
    zombies: [[2, 0]],
    step: 'moving',
    turn: { left: 3 },
    players: { a: { at: [1, 0], lives: 1, bullets: 0 }, b: { hand: ['guide'] } },
  });
  play(match, steps(match, [0, 0]), [1], [playing('guide'), ...lead(match, [2, 0])]);
  expect(player(match, 'a').square).toBe(HOME);
  expect(match.state.turn.step).toBe('herd');
});

test('ZB-EV-GUIDE, ZB-DECISIONS: the owner of the pawn decides about what lies there', () => {
  const match = game({ ...road, bullets: [[2, 0]], players: { a: { hand: ['guide'] }, b: { at: [1, 0] } } });
  play(
    match,
    { type: 'play', card: 'guide' },
    [],
    [...lead(match, [2, 0]), ['token', 'leave'], ...lead(match, [3, 0], [4, 0], [5, 0], [6, 0])],
  );
  expect(player(match, 'b').bullets).toBe(3);
  expect(match.state.tokens[at(match, 2, 0)]).toBe('bullet');
});

test('ZB-EV-GUIDE, ZB-KO: knocked out before the movement die, the active player does not roll it', () => {
  const match = game({
    zombies: [[1, 0]],
    players: { a: { lives: 1, bullets: 0 }, b: { hand: ['guide'] } },
  });
  const events = play(match, actions('roll'), [1], [playing('guide'), ...lead(match, [1, 0])]);
  expect(ofType(events, 'paced')).toEqual([]);
  expect(match.state.turn.step).toBe('herd');
});

test('ZB-EV-GUIDE, ZB-COMBAT-WHEN: a zombie put under the active pawn is fought before it is led away', () => {
  const match = game({
    ...road,
    zombies: [[1, 0]],
    step: 'moving',
    turn: { left: 3, moved: 1 },
    players: { a: { at: [1, 0] }, b: { hand: ['guide'] } },
  });
  const answers: Choice[] = [playing('guide'), ...lead(match, [2, 0], [3, 0], [4, 0], [5, 0], [6, 0])];
  play(match, steps(match, [0, 0]), [5], answers);
  expect(player(match, 'a')).toMatchObject({ trophies: 1, square: at(match, 6, 0) });
});

test('ZB-EV-GUIDE, ZB-COMBAT-WHEN: before step 2, and after step 4, the active pawn is led away from a zombie without a fight', () => {
  for (const [step, command] of [
    ['tile', 'draw'],
    ['encounter', 'face'],
    ['herd', 'herd'],
    ['discard', 'end'],
  ] as const) {
    const match = game({ ...road, zombies: [[0, 0]], step, stack: ['te'], players: { a: {}, b: { hand: ['guide'] } } });
    const way = lead(match, [1, 0], [2, 0], [3, 0], [4, 0], [5, 0]);
    const events = play(match, actions(command), command === 'herd' ? [1] : [], [playing('guide'), ...way]);
    expect(ofType(events, 'fightBegan')).toEqual([]);
    expect(player(match, 'a').square).toBe(at(match, 5, 0));
  }
});
