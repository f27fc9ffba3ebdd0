import { expect, test } from 'vitest';
import { actions, game, ofType, PASS, play, player, refusal, steps, using } from '../testing.ts';

const station = [['station', 1, 0]] as const;

test('ZB-EV-INCENDIAIRE: +2 against zombies of the building one is in, until the end of the turn, and nowhere else', () => {
  const match = game({
    tiles: [...station],
    zombies: [
      [3, -1],
      [3, 0],
    ],
    step: 'moving',
    turn: { left: 3 },
    stack: [],
    deck: [],
    players: { a: { at: [2, -1], items: ['incendiaire'] }, b: {} },
  });
  play(match, { type: 'use', card: 'incendiaire' });
  const events = play(match, steps(match, [3, -1], [3, 0]), [2, 2], [['loss', 'bullets']]);
  expect(ofType(events, 'blow').map(({ result }) => result)).toEqual([4, 2]);
  play(match, actions('halt', 'end'));
  expect(match.state.effects).toEqual([]);
});

test('ZB-EV-INCENDIAIRE: discarded after a combat die inside, it counts from the next roll on', () => {
  const match = game({
    tiles: [...station],
    zombies: [[3, -1]],
    step: 'moving',
    turn: { left: 1 },
    players: { a: { at: [2, -1], items: ['incendiaire'] }, b: {} },
  });
  const events = play(match, steps(match, [3, -1]), [3, 2], [PASS, using('incendiaire'), ['loss', 'life']]);
  expect(ofType(events, 'blow').map(({ result }) => result)).toEqual([3, 4]);
});

test('ZB-EV-INCENDIAIRE: only while inside a building, in one’s own turn', () => {
  const street = game({
    tiles: [...station],
    players: { a: { at: [3, 0], items: ['incendiaire'] }, b: { at: [3, -1], items: ['incendiaire'] } },
  });
  expect(refusal(street, { type: 'use', card: 'incendiaire' })).toBe('ZB-EV-INCENDIAIRE');
  play(street, actions('stay'));
  expect(player(street, 'b').items).toHaveLength(1);
});

test('ZB-EV-INCENDIAIRE: put in play inside the gas station', () => {
  const match = game({ tiles: [...station], players: { a: { at: [3, -1], hand: ['incendiaire'] }, b: {} } });
  play(match, { type: 'play', card: 'incendiaire' });
  expect(player(match, 'a').items).toHaveLength(1);
  const outside = game({ tiles: [...station], players: { a: { at: [3, 0], hand: ['incendiaire'] }, b: {} } });
  expect(refusal(outside, { type: 'play', card: 'incendiaire' })).toBe('ZB-CARD-BUILDING');
});

test('ZB-EV-INCENDIAIRE: it does not burn in another building', () => {
  const effects = [{ card: 'incendiaire', on: 'a', until: 'a', ends: 1, tile: 1 }];
  const tiles = [...station, ['fleuriste', 2, 0]] as const;
  const match = game({ tiles, zombies: [[6, -1]], effects, step: 'moving', turn: { left: 1 }, players: { a: { at: [6, 0] }, b: {} } });
  const [blow] = ofType(play(match, steps(match, [6, -1]), [2], [['loss', 'bullets']]), 'blow');
  expect(blow?.result).toBe(2);
});
