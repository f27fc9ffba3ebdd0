import { copy, digest, randomFrom } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import { redact, redactCommand, view } from './hidden.ts';
import { HIDDEN } from './numbers.ts';
import type { State } from './state.ts';
import { zombies } from './system.ts';
import { run } from './testing-games.ts';
import { actions, game, PASS, play, type Choice, type Game } from './testing.ts';

/** Two games that differ only in the hands of b and c and in the deck. */
const hands = { one: { b: ['lacet', 'maree'], c: ['hache'] }, other: { b: ['guide', 'tetanise'], c: ['lacet'] } } as const;

function table(which: keyof typeof hands, deck: readonly string[]): Game {
  const { b, c } = hands[which];
  return game({ step: 'refill', deck, players: { a: { hand: ['planche'] }, b: { hand: [...b] }, c: { hand: [...c], played: true } } });
}

const heard = (events: readonly Event[], seat: string): string => digest(events.flatMap((event) => redact(event, seat) ?? []));

test('ZB-SET-PLAYER, ZB-CARD-DECK: what others hold and what lies in the deck changes nothing that a seat sees', () => {
  const one = table('one', ['trousse', 'grenade', 'hache']);
  const other = table('other', ['grenade', 'billes', 'trousse']);
  expect(digest(view(one.state, 'a'))).toBe(digest(view(other.state, 'a')));
  expect(zombies.offers(view(one.state, 'a'), 'a')).toEqual(zombies.offers(view(other.state, 'a'), 'a'));
});

/** Events and view of a seat after a has refilled its hand from these draws, b answering so in the window before. */
function refilled(seat: string, first: number, answer: Choice): { events: string; seen: string } {
  const match = table('one', ['trousse', 'grenade', 'cartouches']);
  const events = play(match, actions('refill'), [first, 1], [answer]);
  return { events: heard(events, seat), seen: digest(view(match.state, seat)) };
}

test('ZB-SET-PLAYER, ZB-CARD-ANYTIME: nor what a seat hears of others’ passing and drawing', () => {
  expect(refilled('c', 1, ['window', { pass: 'step' }])).toEqual(refilled('c', 1, PASS));
  expect(refilled('b', 1, PASS)).toEqual(refilled('b', 3, PASS));
  expect(refilled('a', 1, PASS)).not.toEqual(refilled('a', 3, PASS));
});

test('ZB-SET-PLAYER: a seat sees its own hand and, of the others, how many cards', () => {
  const match = table('one', ['trousse']);
  const seen = view(match.state, 'a');
  expect(seen.players.a?.hand).toEqual(['planche']);
  expect(seen.players.b?.hand).toEqual([HIDDEN, HIDDEN]);
  expect(seen.deck).toEqual([HIDDEN]);
  expect(match.state.players.b?.hand).toEqual(['lacet', 'maree']);
});

test('ZB-CARD-REFILL: what is drawn is told to who draws it', () => {
  const drawn: Event = { type: 'cardDrawn', seat: 'a', card: 'trousse' };
  expect(redact(drawn, 'a')).toEqual(drawn);
  expect(redact(drawn, 'b')).toEqual({ ...drawn, card: HIDDEN });
});

test('ZB-CARD-NODUP, ZB-DISCARD: what goes face up to the discard pile everybody sees', () => {
  const match = game({ step: 'discard', players: { a: { hand: ['hache'] }, b: {} } });
  const [event] = play(match, { type: 'discard', card: 'hache' });
  expect(event && redact(event, 'b')).toEqual({ type: 'cardDiscarded', seat: 'a', card: 'hache' });
  expect(view(match.state, 'b').discard).toEqual(['hache']);
  const duplicate: Event = { type: 'duplicate', seat: 'a', card: 'hache' };
  expect(redact(duplicate, 'b')).toEqual(duplicate);
});

test('ZB-CARD-ANYTIME, ZB-DISCARD: which card is about to be played or laid down nobody else learns from the command that waits', () => {
  expect(redactCommand({ type: 'play', card: 'guide' })).toEqual({ type: 'play', card: HIDDEN });
  expect(redactCommand({ type: 'discard', card: 'guide' })).toEqual({ type: 'discard', card: HIDDEN });
  expect(redactCommand({ type: 'use', card: 'hache' })).toEqual({ type: 'use', card: 'hache' });
});

test('ZB-CARD-ANYTIME: that a seat is asked is its secret', () => {
  const match = game({ players: { a: {}, b: { hand: ['lacet'] } } });
  const progress = match.submit('a', { type: 'roll' });
  expect(progress.status === 'waiting' && progress.question).toMatchObject({ kind: 'choice', purpose: 'window', secret: true });
});

test('ZB-CARD-DECK: a reshuffled pile is unknown to all', () => {
  const event: Event = { type: 'reshuffled', cards: ['guide', 'hache'] };
  expect(redact(event, 'a')).toEqual({ type: 'reshuffled', cards: [HIDDEN, HIDDEN] });
});

/** The same state with all that is secret from a dealt anew: the other hands, the deck, the seats that have passed. */
function dealtAnew(state: State, seed: number): State {
  const random = randomFrom(seed);
  const other = copy(state);
  const unknown = [...Object.entries(other.players).flatMap(([seat, { hand }]) => (seat === 'a' ? [] : [hand])), other.deck];
  const cards = unknown.flat();
  for (const pile of unknown) for (let i = 0; i < pile.length; i++) pile[i] = cards.splice(random(cards.length), 1)[0] ?? HIDDEN;
  other.turn.passed = ['b', 'c'].filter(() => random(2) > 0).concat(state.turn.passed.includes('a') ? ['a'] : []);
  return other;
}

test('ZB-SET-PLAYER, ZB-CARD-DECK: in games at random a’s view and offers are the same however the cards it does not see are dealt', () => {
  let looked = 0;
  run(5, ['a', 'b', 'c'], 400, (state) => {
    if (looked++ % 10 > 0) return;
    const other = dealtAnew(state, looked);
    expect(digest(view(other, 'a'))).toBe(digest(view(state, 'a')));
    if (zombies.active(state)[0] === 'a') expect(digest(zombies.offers(other, 'a'))).toBe(digest(zombies.offers(state, 'a')));
  });
  expect(looked).toBeGreaterThan(100);
});

test('ZB-SET-COMMON: of the stack a seat sees which tiles are left, not in what order, nor where the heliport lies', () => {
  const seen = view(game({}).state, 'a');
  expect(seen.stack).toHaveLength(29);
  expect(seen.stack).toEqual([...seen.stack].sort());
  expect(seen.heliport).toBe('stack');
});
