import { expect, test } from 'vitest';
import { deck, actions, fresh, game, ofType, play, player, refusal } from './testing.ts';

test('ZB-CARD-REFILL: in step 3 the active player draws up to three cards', () => {
  const match = game({ step: 'refill', deck: ['guide', 'hache', 'lacet'], players: { a: { hand: ['maree'] }, b: {} } });
  play(match, actions('refill'), [3, 1]);
  expect(player(match, 'a').hand).toEqual(['maree', 'lacet', 'guide']);
  expect(match.state.deck).toEqual(['hache']);
  expect(match.state.turn.step).toBe('move');
});

test('ZB-CARD-REFILL: with three or more nothing is drawn', () => {
  const match = game({ step: 'refill', players: { a: { hand: ['maree', 'guide', 'hache'] }, b: {} } });
  expect(ofType(play(match, actions('refill'), [], [['window', { pass: 'step' }]].slice(1) as []), 'cardDrawn')).toEqual([]);
});

test('ZB-CARD-REFILL, ZB-CARD-DECK: from an empty deck, the discard pile is shuffled into a new one', () => {
  const match = game({ step: 'refill', deck: ['hache'], discard: ['guide', 'lacet'], players: { a: { hand: ['maree'] }, b: {} } });
  const events = play(match, actions('refill'), [2]);
  expect(ofType(events, 'reshuffled')).toHaveLength(1);
  expect(player(match, 'a').hand).toEqual(['maree', 'hache', 'lacet']);
  expect(match.state.discard).toEqual([]);
});

test('ZB-CARD-REFILL: with nothing left but copies of the hand the player stops with fewer', () => {
  const match = game({ step: 'refill', deck: ['hache'], discard: ['hache'], players: { a: { hand: ['hache'] }, b: {} } });
  play(match, actions('refill'));
  expect(player(match, 'a').hand).toEqual(['hache']);
  expect(match.state.deck).toEqual(['hache']);
});

test('ZB-CARD-NODUP: a copy of a card in hand goes face up to the discard pile, and another is drawn', () => {
  const match = game({ step: 'refill', deck: ['guide', 'hache', 'lacet'], players: { a: { hand: ['hache', 'maree'] }, b: {} } });
  const events = play(match, actions('refill'), [2, 1]);
  expect(ofType(events, 'duplicate')).toEqual([{ type: 'duplicate', seat: 'a', card: 'hache' }]);
  expect(match.state.discard).toEqual(['hache']);
  expect(player(match, 'a').hand).toEqual(['hache', 'maree', 'guide']);
});

test('ZB-CARD-NODUP: a copy of an item in play may be held, but not be put in play', () => {
  const match = game({
    tiles: [['caserne', 0, -1]],
    step: 'refill',
    deck: ['hache'],
    players: { a: { at: [0, -3], items: ['hache'] }, b: {} },
  });
  play(match, actions('refill'));
  expect(player(match, 'a').hand).toEqual(['hache']);
  expect(refusal(match, { type: 'play', card: 'hache' })).toBe('ZB-CARD-NODUP');
});

test('ZB-CARD-DECK, ZB-FACT-DECK: fifty cards of 27 events, two of each but for four', () => {
  const match = fresh();
  expect(match.state.deck).toHaveLength(50);
  expect(new Set(match.state.deck).size).toBe(27);
  const single = deck.filter(({ copies }) => copies === 1).map(({ id }) => id);
  expect(single.sort()).toEqual(['demitour', 'maree', 'tetanise', 'voiture']);
  expect(deck.every(({ copies }) => copies === 1 || copies === 2)).toBe(true);
});

test('ZB-CARD-DECK: played events and discarded cards go to the discard pile', () => {
  const match = game({ players: { a: { hand: ['rabatteur', 'hache'] }, b: {} } });
  play(match, { type: 'play', card: 'rabatteur' });
  play(match, actions('stay', 'herd'), [1]);
  play(match, { type: 'shift', from: 1, to: 4 });
  play(match, { type: 'discard', card: 'hache' });
  expect(match.state.discard).toEqual(['rabatteur', 'hache']);
});

test('ZB-DISCARD: one card may be discarded in step 6, and is not replaced before the next step 3', () => {
  const match = game({ step: 'discard', players: { a: { hand: ['hache', 'planche'] }, b: {} } });
  expect(refusal(match, { type: 'discard', card: 'guide' })).toBe('ZB-DISCARD');
  play(match, { type: 'discard', card: 'hache' });
  expect(player(match, 'a').hand).toEqual(['planche']);
  expect(refusal(match, { type: 'discard', card: 'planche' })).toBe('ZB-DISCARD');
  play(match, actions('end'));
  expect(player(match, 'a').hand).toEqual(['planche']);
});

test('ZB-CARD-HAND: at the end of the turn at most three cards; those in play do not count', () => {
  const match = game({ step: 'discard', players: { a: { hand: ['hache', 'planche', 'trousse', 'grenade', 'billes'] }, b: {} } });
  expect(refusal(match, { type: 'end' })).toBe('ZB-CARD-HAND');
  play(match, { type: 'discard', card: 'hache' });
  expect(refusal(match, { type: 'end' })).toBe('ZB-CARD-HAND');
  play(match, { type: 'discard', card: 'planche' });
  expect(refusal(match, { type: 'discard', card: 'trousse' })).toBe('ZB-DISCARD');
  play(match, actions('end'));
  const inPlay = game({
    step: 'discard',
    players: { a: { hand: ['hache', 'planche', 'trousse'], items: ['grenade'] }, b: { hand: ['hache', 'planche', 'trousse', 'billes'] } },
  });
  play(inPlay, actions('end'));
  expect(inPlay.state.turn.seat).toBe('b');
});
