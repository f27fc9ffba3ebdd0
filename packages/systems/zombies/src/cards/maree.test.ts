import { expect, test } from 'vitest';
import { at, game, ofType, PASS, play, player, playing, steps } from '../testing.ts';

test('ZB-EV-MAREE: ten zombies on ten free squares of its player’s choice', () => {
  const match = game({ tiles: [['heliport', 1, 0]], zombies: [[2, 0]], players: { a: { hand: ['maree'] }, b: {} } });
  const open = [
    [2, -1],
    [3, -1],
    [4, -1],
    [3, 0],
    [4, 0],
    [2, 1],
    [3, 1],
    [4, 1],
    [1, 0],
    [0, 0],
  ] as const;
  play(
    match,
    { type: 'play', card: 'maree' },
    [],
    open.map(([east, south]) => ['zombie', at(match, east, south)]),
  );
  expect(match.state.zombies.filter((here) => here === 1)).toHaveLength(11);
  expect(match.state.zombies[at(match, 0, 0)]).toBe(1);
});

test('ZB-EV-MAREE, ZB-COMBAT-WHEN: on so few squares all are taken, and the active pawn fights before its next step', () => {
  const match = game({ step: 'moving', turn: { left: 2 }, players: { a: {}, b: { hand: ['maree'] } } });
  expect(ofType(play(match, steps(match, [1, 0]), [], [playing('maree')]), 'zombiesCame')[0]?.squares).toHaveLength(5);
  const events = play(match, steps(match, [1, 0]), [6, 6]);
  expect(ofType(events, 'zombieKilled').map(({ square }) => square)).toEqual([at(match, 0, 0), at(match, 1, 0)]);
});

test('ZB-EV-MAREE: not in a combat', () => {
  const match = game({ zombies: [[1, 0]], step: 'moving', turn: { left: 1 }, players: { a: {}, b: { hand: ['maree'] } } });
  play(match, steps(match, [1, 0]), [5], [PASS]);
  expect(player(match, 'b').hand).toHaveLength(1);
});
