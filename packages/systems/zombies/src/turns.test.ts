import { expect, test } from 'vitest';
import { zombies } from './system.ts';
import { at, actions, fresh, game, ofType, play, player, playing, refusal, shift } from './testing.ts';

/** Draws that a deal of three cards to each seat takes: always the first card of what is left that is no copy. */
const deal = (seats: number): number[] => Array.from({ length: seats * 3 }, (_, i) => 1 + (i % 3) * 2);

test('ZB-CORE-PLAYERS: each player rolls a die, the highest starts, ties among the highest roll again', () => {
  const match = fresh(['a', 'b', 'c']);
  const events = play(match, actions('begin'), [5, 2, 5, 1, 3, ...deal(3)]);
  expect(ofType(events, 'diced').map(({ seat, die }) => `${seat}${die}`)).toEqual(['a5', 'b2', 'c5', 'a1', 'c3']);
  expect(ofType(events, 'began')).toEqual([{ type: 'began', first: 'c' }]);
  expect(match.state.turn).toMatchObject({ seat: 'c', number: 1, step: 'tile' });
});

test('ZB-CORE-PLAYERS: turns go round the table clockwise', () => {
  const match = game({
    players: { a: {}, b: {}, c: {} },
    step: 'discard',
    tiles: [['droite', 1, 0]],
    stack: [],
    deck: [],
    zombies: [[4, 0]],
  });
  const order = [match.state.turn.seat];
  for (let i = 0; i < 3; i++) {
    play(match, actions('end'));
    order.push(match.state.turn.seat);
    play(match, actions('face', 'refill', 'stay', 'herd'), [1]);
    const [first] = zombies.offers(match.state, match.state.turn.seat).flatMap(({ command }) => command ?? []);
    if (first) play(match, first);
  }
  expect(order).toEqual(['a', 'b', 'c', 'a']);
});

test('ZB-TURN-ORDER: tile, combat, cards, movement, zombies, discard', () => {
  const match = game({ step: 'tile', stack: ['droite', 'droite'], deck: ['hache', 'planche', 'trousse'], zombies: [[0, 0]] });
  const seen = [match.state.turn.step];
  const go = (...given: Parameters<typeof play> extends [unknown, ...infer Rest] ? Rest : never): void => {
    play(match, ...given);
    seen.push(match.state.turn.step);
  };
  go(actions('draw'), [1]);
  go({ type: 'place', x: 1, y: 0, turn: 0 });
  go({ type: 'stock', zombies: [12, 13], bullets: [], lives: [] });
  go(actions('face'), [6]);
  go(actions('refill'), [1, 1]);
  go(actions('roll'), [2]);
  go(actions('halt'));
  go(actions('herd'), [1]);
  go(shift(match, [2, 0], [1, 0]));
  go({ type: 'discard', card: 'hache' });
  expect(seen).toEqual(['tile', 'place', 'stock', 'encounter', 'refill', 'move', 'moving', 'herd', 'herding', 'discard', 'discard']);
  play(match, actions('end'));
  expect(match.state.turn).toMatchObject({ seat: 'b', number: 2, step: 'tile' });
});

test('ZB-TURN-ORDER: nothing out of its step, and nothing before the game begins', () => {
  const match = game({ step: 'tile' });
  for (const type of ['face', 'refill', 'roll', 'stay', 'halt', 'herd', 'end', 'begin'] as const) {
    expect(refusal(match, { type })).toBe('ZB-TURN-ORDER');
  }
  expect(refusal(fresh(), { type: 'draw' })).toBe('ZB-TURN-ORDER');
});

test('ZB-TURN-ORDER, ZB-CORE-TYPOS: the hand is refilled between combat and movement, as printed and not as numbered', () => {
  const match = game({ step: 'encounter', deck: [] });
  play(match, actions('face'));
  expect(refusal(match, { type: 'roll' })).toBe('ZB-TURN-ORDER');
  play(match, actions('refill'));
  expect(refusal(match, { type: 'roll' })).toBeUndefined();
  expect(refusal(match, { type: 'refill' })).toBe('ZB-TURN-ORDER');
});

test('ZB-DECISIONS: only the seat that has to decide commands', () => {
  const match = game({});
  expect(zombies.check(match.state, 'b', { type: 'roll' })?.rule).toBe('ZB-DECISIONS');
  const placing = game({ step: 'place', turn: { drawn: 'heliport', placer: 'b' } });
  expect(zombies.active(placing.state)).toEqual(['b']);
  expect(zombies.check(placing.state, 'a', { type: 'place', x: 1, y: 0, turn: 0 })?.rule).toBe('ZB-DECISIONS');
});

test('ZB-CARD-TARGET: what waits comes into force with the target’s next turn and ends with it', () => {
  const match = game({
    step: 'discard',
    stack: [],
    deck: [],
    zombies: [[1, 0]],
    players: { a: {}, b: { at: [0, 1], hand: ['hache', 'planche', 'trousse'], waits: ['jambes', 'besoindair'] } },
  });
  const events = play(match, actions('end'));
  expect(ofType(events, 'effectBegan').map(({ effect }) => effect.card)).toEqual(['jambes', 'besoindair']);
  expect(player(match, 'b').waits).toEqual([]);
  play(match, actions('face', 'refill', 'stay', 'herd'), [1]);
  play(match, shift(match, [1, 0], [0, 0]));
  play(match, actions('end'));
  expect(match.state.effects).toEqual([]);
});

test('ZB-CARD-TARGET: another player is never oneself, and several different effects may wait at once', () => {
  const match = game({ players: { a: { hand: ['jambes'] }, b: { waits: ['lacet', 'tetanise'] } } });
  const events = play(match, { type: 'play', card: 'jambes' });
  expect(ofType(events, 'cardPlayed')[0]?.target).toBe('b');
  expect(player(match, 'b').waits).toEqual(['lacet', 'tetanise', 'jambes']);
});

test('ZB-CARD-TARGET: the same effect does not wait twice; the second is discarded', () => {
  const match = game({ players: { a: { hand: ['jambes'] }, b: { waits: ['jambes'] } } });
  play(match, { type: 'play', card: 'jambes' });
  expect(player(match, 'b').waits).toEqual(['jambes']);
  expect(match.state.discard).toEqual(['jambes']);
});

test('ZB-TURN-ORDER, ZB-ZMOVE: a card that brings zombies before the zombie die gives it something to move', () => {
  const match = game({ zombies: [[0, 0]], step: 'herd', players: { a: { at: [0, 1] }, b: { hand: ['rabatteur'] } } });
  play(match, actions('herd'), [1], [playing('rabatteur')]);
  expect(match.state.turn).toMatchObject({ step: 'herding', herd: 1 });
  expect(match.state.zombies[at(match, 1, 0)]).toBe(1);
});
