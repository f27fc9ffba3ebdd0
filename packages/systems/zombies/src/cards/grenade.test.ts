import { expect, test } from 'vitest';
import { at, actions, game, ofType, play, player, playing, refusal, steps } from '../testing.ts';

const florist = {
  tiles: [['fleuriste', 1, 0]],
  zombies: [
    [2, -1],
    [3, -1],
    [4, -1],
  ],
} as const;
const thrower = { at: [3, 0], items: ['grenade'] } as const;

test('ZB-EV-GRENADE: from the street in front, the three zombies inside join the collection, then a life is lost', () => {
  const match = game({ ...florist, players: { a: { ...thrower, lives: 2, trophies: 4 }, b: {} } });
  const events = play(match, { type: 'use', card: 'grenade' });
  expect(player(match, 'a')).toMatchObject({ trophies: 7, lives: 1, items: [] });
  expect(events.map(({ type }) => type)).toEqual(['itemGone', 'zombieKilled', 'zombieKilled', 'zombieKilled', 'livesLost']);
});

test('ZB-EV-GRENADE: zombies on the street of the tile are spared', () => {
  const match = game({
    ...florist,
    zombies: [
      [2, 0],
      [3, -1],
    ],
    players: { a: thrower, b: {} },
  });
  play(match, { type: 'use', card: 'grenade' });
  expect(player(match, 'a').trophies).toBe(1);
  expect(match.state.zombies[at(match, 2, 0)]).toBe(1);
});

test('ZB-EV-GRENADE, ZB-WIN-KILLS: the 25th trophy wins at once, before the life is lost and the last zombie falls', () => {
  const match = game({ ...florist, players: { a: { ...thrower, lives: 1, trophies: 23 }, b: {} } });
  const events = play(match, { type: 'use', card: 'grenade' });
  expect(match.state.outcome).toMatchObject({ winners: ['a'], rule: 'ZB-WIN-KILLS' });
  expect(ofType(events, 'zombieKilled')).toHaveLength(2);
  expect(player(match, 'a')).toMatchObject({ trophies: 25, lives: 1 });
});

test('ZB-EV-GRENADE, ZB-KO: the last life is lost, the new trophies count in the half', () => {
  const match = game({ ...florist, players: { a: { ...thrower, lives: 1, trophies: 4 }, b: {} } });
  play(match, { type: 'use', card: 'grenade' });
  expect(player(match, 'a')).toMatchObject({ trophies: 3, lives: 3, bullets: 3, square: 4 });
});

test.each(['tile', 'encounter', 'refill', 'move', 'moving', 'herd', 'herding', 'discard'] as const)(
  'ZB-EV-GRENADE, ZB-KO: a knock-out by one’s own grenade in step "%s" leaves the zombies and the discard',
  (step) => {
    const match = game({
      ...florist,
      zombies: [...florist.zombies, [0, 1]],
      step,
      turn: { left: 2, herd: 2 },
      players: { a: { ...thrower, lives: 1 }, b: {} },
    });
    play(match, { type: 'use', card: 'grenade' });
    expect(player(match, 'a').square).toBe(4);
    expect(match.state.turn.step).toBe(step === 'herding' || step === 'discard' ? step : 'herd');
  },
);

test('ZB-EV-GRENADE: in one’s own turn, outside a combat, on a tile with a building', () => {
  const road = game({ players: { a: { items: ['grenade'] }, b: {} } });
  expect(refusal(road, { type: 'use', card: 'grenade' })).toBe('ZB-EV-GRENADE');
  const others = game({ ...florist, players: { a: {}, b: thrower } });
  play(others, actions('stay'));
  expect(player(others, 'b').items).toHaveLength(1);
  const fight = game({
    ...florist,
    zombies: [[3, 0]],
    step: 'moving',
    turn: { left: 1 },
    players: { a: { at: [2, 0], items: ['grenade'] }, b: {} },
  });
  play(fight, steps(fight, [3, 0]), [6]);
  expect(player(fight, 'a').items).toHaveLength(1);
});

test('ZB-EV-GRENADE: put in play inside the army surplus store', () => {
  const match = game({ tiles: [['surplus', 1, 0]], players: { a: { at: [3, -1], hand: ['grenade'] }, b: {} } });
  play(match, { type: 'play', card: 'grenade' });
  expect(player(match, 'a').items).toEqual([{ card: 'grenade' }]);
  const outside = game({ ...florist, players: { a: { at: [3, -1], hand: ['grenade'] }, b: {} } });
  expect(refusal(outside, { type: 'play', card: 'grenade' })).toBe('ZB-CARD-BUILDING');
});

test('ZB-EV-GRENADE, ZB-CARD-ANYTIME: laid down at any moment, even in a combat inside the store', () => {
  const match = game({
    tiles: [['surplus', 1, 0]],
    zombies: [[3, -1]],
    step: 'moving',
    turn: { left: 1 },
    players: { a: { at: [2, -1], hand: ['grenade'] }, b: {} },
  });
  play(match, steps(match, [3, -1]), [6], [playing('grenade')]);
  expect(player(match, 'a').items).toEqual([{ card: 'grenade' }]);
});
