import { expect, test } from 'vitest';
import { trophiesLost } from './knockout.ts';
import type { Options } from './options.ts';
import { at, actions, game, ofType, play, player, refusal, steps, type PlayerSpec } from './testing.ts';

/** a begins on a zombie, with its last life. */
const cornered = (a: PlayerSpec = {}, options: Partial<Options> = {}) =>
  game({ zombies: [[1, 0]], step: 'encounter', options, players: { a: { at: [1, 0], lives: 1, bullets: 0, ...a }, b: {} } });

test('ZB-KO: with 5 trophies three go back to the supply; three lives, three bullets, and the Grande-Place', () => {
  const match = cornered({ trophies: 5 });
  play(match, actions('face'), [1]);
  expect(player(match, 'a')).toMatchObject({ trophies: 2, lives: 3, bullets: 3, square: 4 });
  expect(match.state.supply.zombies).toBe(97);
});

test('ZB-KO: with 1 trophy it is lost, and none is lost of none', () => {
  const match = cornered({ trophies: 1 });
  play(match, actions('face'), [1]);
  expect(player(match, 'a').trophies).toBe(0);
  expect([0, 1, 2, 3, 4, 5, 24].map(trophiesLost)).toEqual([0, 1, 1, 2, 2, 3, 12]);
});

test('ZB-KO: the turn goes on with the zombies and the discard; the zombie stays where it is', () => {
  const match = cornered({ hand: ['hache'] });
  play(match, actions('face'), [1]);
  expect(match.state.turn.step).toBe('herd');
  expect(match.state.zombies[at(match, 1, 0)]).toBe(1);
  expect(refusal(match, { type: 'refill' })).toBe('ZB-TURN-ORDER');
  play(match, actions('herd'), [1]);
  play(match, { type: 'shift', from: at(match, 1, 0), to: 4 });
  play(match, { type: 'discard', card: 'hache' });
  expect(player(match, 'a').hand).toEqual([]);
});

test('ZB-KO: in the middle of the movement it ends combat and movement', () => {
  const match = game({ zombies: [[1, 0]], step: 'moving', turn: { left: 5 }, players: { a: { lives: 1, bullets: 0 }, b: {} } });
  play(match, steps(match, [1, 0]), [3]);
  expect(match.state.turn).toMatchObject({ step: 'herd', out: true });
});

test('ZB-KO: bullets start afresh, or three are added (option ko.bullets)', () => {
  const afresh = cornered({ bullets: 2 });
  play(afresh, actions('face'), [1]);
  expect(player(afresh, 'a').bullets).toBe(3);
  const added = cornered({ bullets: 2 }, { 'ko.bullets': 'add' });
  play(added, actions('face'), [1]);
  expect(player(added, 'a').bullets).toBe(5);
});

test('ZB-KO: knocked out in step 2, the hand is not refilled, or is (option ko.refill)', () => {
  const refilled = game({
    zombies: [[1, 0]],
    step: 'encounter',
    deck: ['hache'],
    options: { 'ko.refill': 'yes' },
    players: { a: { at: [1, 0], lives: 1, bullets: 0 }, b: {} },
  });
  play(refilled, actions('face'), [1]);
  expect(refilled.state.turn.step).toBe('refill');
  play(refilled, actions('refill'));
  expect(player(refilled, 'a').hand).toEqual(['hache']);
  expect(refilled.state.turn.step).toBe('herd');
});

test('ZB-KO: items in play are lost and the hand is kept, or items too (option ko.items)', () => {
  const lost = cornered({ items: ['planche', ['pompe', 2]], hand: ['lacet'] });
  play(lost, actions('face'), [1], [['window', { pass: 'step' }]]);
  expect(player(lost, 'a')).toMatchObject({ items: [], hand: ['lacet'] });
  expect(lost.state.discard).toEqual(['planche', 'pompe']);
  const kept = cornered({ items: ['planche'] }, { 'ko.items': 'kept' });
  play(kept, actions('face'), [1]);
  expect(player(kept, 'a').items).toEqual([{ card: 'planche' }]);
});

test('ZB-KO: in another’s turn the turn in progress goes on', () => {
  const match = game({ zombies: [[1, 0]], players: { a: { hand: ['guide'] }, b: { lives: 1, bullets: 0, trophies: 2 } } });
  const events = play(match, { type: 'play', card: 'guide' }, [1], [['lead', at(match, 1, 0)]]);
  expect(ofType(events, 'knockedOut')[0]?.seat).toBe('b');
  expect(player(match, 'b')).toMatchObject({ trophies: 1, square: 4 });
  play(match, actions('roll'), [4]);
  expect(match.state.turn).toMatchObject({ seat: 'a', step: 'moving', left: 4 });
});

test('ZB-KO: a zombie on the centre of the Grande-Place is not fought now', () => {
  const match = game({
    zombies: [
      [1, 0],
      [0, 0],
    ],
    step: 'encounter',
    stack: [],
    deck: [],
    players: { a: { at: [1, 0], lives: 1, bullets: 0 }, b: { at: [0, 1] } },
  });
  const events = play(match, actions('face'), [1]);
  expect(ofType(events, 'fightBegan')).toHaveLength(1);
  expect(player(match, 'a').square).toBe(4);
});

test('ZB-KO, ZB-TILE-POOL: with physical tokens no more lives and bullets than the box has left', () => {
  const match = game({
    zombies: [[1, 0]],
    step: 'encounter',
    options: { 'supply.tokens': 'physical' },
    players: { a: { at: [1, 0], lives: 1, bullets: 0 }, b: { lives: 28, bullets: 58 } },
  });
  play(match, actions('face'), [1]);
  expect(player(match, 'a')).toMatchObject({ lives: 2, bullets: 2 });
  expect(match.state.supply).toMatchObject({ lives: 0, bullets: 0 });
});

test('ZB-KO: who has no trophy gives none back', () => {
  const events = play(cornered(), actions('face'), [1]);
  expect(ofType(events, 'trophiesLost')).toEqual([]);
  expect(ofType(events, 'knockedOut')).toHaveLength(1);
});
