import { expect, test } from 'vitest';
import { actions, game, ofType, PASS, play, player, refusal, steps, using } from '../testing.ts';

test('ZB-EV-TRONCONNEUSE: put in play inside the garden store', () => {
  const match = game({
    tiles: [['jardinerie', 0, -1]],
    players: { a: { hand: ['tronconneuse'], at: [0, -3] }, b: { hand: ['tronconneuse'] } },
  });
  play(match, { type: 'play', card: 'tronconneuse' });
  expect(player(match, 'a').items).toEqual([{ card: 'tronconneuse' }]);
  const street = game({ tiles: [['jardinerie', 0, -1]], players: { a: { hand: ['tronconneuse'], at: [0, -2] }, b: {} } });
  expect(refusal(street, { type: 'play', card: 'tronconneuse' })).toBe('ZB-CARD-BUILDING');
});

test('ZB-EV-TRONCONNEUSE: discarded, +2 to all combat rolls until the end of the turn', () => {
  const match = game({
    zombies: [
      [1, 0],
      [0, 0],
    ],
    step: 'moving',
    turn: { left: 3 },
    stack: [],
    deck: [],
    players: { a: { items: ['tronconneuse'], at: [0, 1] }, b: { at: [0, 1] } },
  });
  play(match, { type: 'use', card: 'tronconneuse' });
  play(match, steps(match, [0, 0], [1, 0]), [2, 2]);
  expect(player(match, 'a')).toMatchObject({ trophies: 2, bullets: 3, items: [] });
  play(match, actions('halt', 'end'));
  expect(match.state.effects).toEqual([]);
});

test('ZB-EV-TRONCONNEUSE: discarded after a combat die, it counts from the next roll on', () => {
  const match = game({ zombies: [[1, 0]], step: 'moving', turn: { left: 1 }, players: { a: { items: ['tronconneuse'] }, b: {} } });
  const events = play(match, steps(match, [1, 0]), [2, 2], [PASS, using('tronconneuse'), ['loss', 'life']]);
  expect(ofType(events, 'blow').map(({ result }) => result)).toEqual([2, 4]);
});

test('ZB-EV-TRONCONNEUSE: not in another’s turn', () => {
  const match = game({ players: { a: {}, b: { items: ['tronconneuse'] } } });
  play(match, actions('stay'));
  expect(player(match, 'b').items).toHaveLength(1);
});
