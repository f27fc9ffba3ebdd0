import { askedSeats } from '@escarmouche/referee';
import { expect, test } from 'vitest';
import type { Command } from './commands.ts';
import type { Window } from './card.ts';
import { actions, game, ofType, PASS, play, player, playing, refusal, shift, steps, type Game, type GameSpec } from './testing.ts';
import { cardChoices } from './windows.ts';

/** Seats and windows asked in the course of a command, when every seat passes; dice are all `face`. */
function asked(match: Game, command: Command, face = 6): string[] {
  const seen: string[] = [];
  let progress = match.submit('a', command);
  while (progress.status === 'waiting') {
    const { question } = progress;
    if (question.kind === 'choice' && question.purpose === 'window') {
      seen.push(`${(question.about as { window: Window }).window} ${question.seat}`);
      progress = match.answer({ pass: 'window' }, question.seat);
    } else {
      const answer = question.kind === 'roll' ? question.faces.map((faces) => Math.min(face, faces)) : 'life';
      progress = match.answer(answer, askedSeats(question)[0] ?? '');
    }
  }
  return seen;
}

/** b and c hold a card for any window. */
const armed = (spec: GameSpec = {}): Game =>
  game({ deck: [], ...spec, players: { a: {}, b: { hand: ['lacet'] }, c: { hand: ['tetanise'] }, ...spec.players } });

test('ZB-CARD-ANYTIME: a window at the start of the turn, after the tile and before the refill, before the movement die', () => {
  expect(asked(armed({ step: 'tile', stack: ['te'] }), { type: 'draw' })).toEqual(['W1 b', 'W1 c']);
  expect(asked(armed({ step: 'encounter' }), { type: 'face' })).toEqual(['W2 b', 'W2 c']);
  expect(asked(armed({ step: 'refill' }), { type: 'refill' })).toEqual(['W2 b', 'W2 c']);
  expect(asked(armed(), { type: 'roll' })).toEqual(['W5 b', 'W5 c']);
  expect(asked(armed(), { type: 'stay' })).toEqual(['W5 b', 'W5 c']);
});

test('ZB-CARD-ANYTIME: a window before and after each combat die, where the fighting player is asked too', () => {
  const match = armed({ zombies: [[0, 0]], step: 'encounter', players: { a: { hand: ['coupdesang'], bullets: 0 } } });
  expect(asked(match, { type: 'face' }, 3).slice(0, 10)).toEqual([
    'W2 b',
    'W2 c',
    'W3 a',
    'W3 b',
    'W3 c',
    'W4 a',
    'W4 b',
    'W4 c',
    'W3 a',
    'W3 b',
  ]);
});

test('ZB-CARD-ANYTIME: a window before the first step and between two steps', () => {
  const first = armed({ step: 'moving', turn: { left: 3 } });
  const [step = { type: 'halt' as const }] = steps(first, [1, 0]);
  expect(asked(first, step)).toEqual(['W6 b', 'W6 c']);
  expect(asked(first, { type: 'step', to: 4 })).toEqual(['W7 b', 'W7 c']);
  expect(asked(first, { type: 'halt' })).toEqual([]);
  expect(asked(armed({ step: 'moving', turn: { left: 3 } }), { type: 'halt' })).toEqual(['W6 b', 'W6 c']);
});

test('ZB-CARD-ANYTIME: a window before the zombie die and before each zombie moved', () => {
  const match = armed({ zombies: [[1, 0]], step: 'herd' });
  expect(asked(match, { type: 'herd' })).toEqual(['W8 b', 'W8 c']);
  expect(asked(match, shift(match, [1, 0], [0, 0]))).toEqual(['W9 b', 'W9 c']);
});

test('ZB-CARD-ANYTIME: a window before the discard and at the end of the turn', () => {
  const match = armed({ step: 'discard', players: { a: { hand: ['hache'] } } });
  expect(asked(match, { type: 'discard', card: 'hache' })).toEqual(['W10 b', 'W10 c']);
  expect(asked(match, { type: 'end' })).toEqual(['W11 b', 'W11 c']);
});

test('ZB-CARD-ANYTIME: asked in turn order from the active player', () => {
  const match = game({ seat: 'b', players: { a: { hand: ['lacet'] }, b: {}, c: { hand: ['lacet'] } } });
  const first = match.submit('b', { type: 'roll' });
  expect(first.status === 'waiting' && first.question).toMatchObject({ seat: 'c', secret: true });
  const second = match.answer({ pass: 'window' }, 'c');
  expect(second.status === 'waiting' && second.question).toMatchObject({ seat: 'a' });
});

test('ZB-CARD-ANYTIME: who holds nothing to play here is not asked', () => {
  const players = { a: {}, b: { hand: ['pause', 'hache', 'coupdesang'] }, c: { hand: ['lacet'], played: true } };
  expect(asked(game({ players }), { type: 'roll' })).toEqual([]);
});

/** A game in which everybody is asked. */
const asking = (b: readonly string[], c: readonly string[]): Game =>
  game({
    options: { 'cards.asked': 'everybody' },
    step: 'encounter',
    deck: [],
    zombies: [[0, 0]],
    players: { a: {}, b: { hand: [...b] }, c: { hand: [...c], played: true } },
  });

/** Seats asked from the combat of step 2 to the end of the movement. */
const way = (match: Game): string[] => [
  ...asked(match, { type: 'face' }),
  ...asked(match, { type: 'refill' }),
  ...asked(match, { type: 'roll' }),
  ...steps(match, [1, 0]).flatMap((step) => asked(match, step)),
  ...asked(match, { type: 'halt' }),
];

const others = (...windows: readonly string[]): string[] => windows.flatMap((window) => [`${window} b`, `${window} c`]);

test('ZB-CARD-ANYTIME, ZB-CORE-OPTIONS: with the option everybody is asked in every window, whatever they hold', () => {
  const seen = way(asking([], []));
  expect(seen).toEqual([...others('W2'), 'W3 a', ...others('W3'), 'W4 a', ...others('W4'), ...others('W2', 'W5', 'W6')]);
  expect(way(asking(['lacet', 'guide'], ['maree']))).toEqual(seen);
});

test('ZB-CARD-ANYTIME, ZB-CORE-OPTIONS: who is asked without a card to play can but pass, for this window or for the step', () => {
  const match = game({ options: { 'cards.asked': 'everybody' }, players: { a: {}, b: {} } });
  const progress = match.submit('a', { type: 'roll' });
  expect(progress.status === 'waiting' && progress.question).toMatchObject({
    seat: 'b',
    secret: true,
    options: [{ pass: 'window' }, { pass: 'step' }],
  });
  match.undo();
  play(match, actions('roll', 'halt'), [4], [['window', { pass: 'step' }]]);
});

test('ZB-CARD-ANYTIME: a player may pass for the rest of a step, and is asked again in the next', () => {
  const match = armed({ zombies: [[1, 0]], players: { c: {} } });
  play(match, actions('roll'), [4], [['window', { pass: 'step' }]]);
  play(match, steps(match, [0, 1], [0, 0]));
  play(match, actions('halt'));
  play(match, actions('herd'), [1], [PASS]);
});

test('ZB-CARD-ANYTIME: nobody plays while the tile is in hand', () => {
  const match = game({ step: 'place', turn: { drawn: 'te', placer: 'a' }, players: { a: { hand: ['lacet'] }, b: { hand: ['lacet'] } } });
  expect(refusal(match, { type: 'play', card: 'lacet' })).toBe('ZB-TURN-ORDER');
  expect(asked(match, { type: 'place', x: 1, y: 0, turn: 0 })).toEqual([]);
});

test('ZB-CARD-ANYTIME: a card is resolved completely; the next one comes after', () => {
  const match = armed();
  const events = play(match, actions('roll'), [5], [playing('lacet'), ['target', 'a'], playing('tetanise'), ['target', 'b']]);
  expect(events.map(({ type }) => type)).toEqual([
    'cardPlayed',
    'effectWaits',
    'cardPlayed',
    'effectWaits',
    'paced',
    'waitEnded',
    'stepBegan',
  ]);
});

test('ZB-CARD-ANYTIME: a card that is not in the hand is not played', () => {
  expect(refusal(game({}), { type: 'play', card: 'lacet' })).toBe('ZB-CARD-ANYTIME');
  expect(refusal(game({}), { type: 'use', card: 'hache' })).toBe('ZB-CARD-INPLAY');
});

test('ZB-CARD-ONE: who has played in its own turn may not again until its next begins; others may', () => {
  const match = game({
    stack: [],
    deck: [],
    zombies: [[0, 1]],
    players: { a: { hand: ['lacet', 'jambes', 'hache'] }, b: { hand: ['besoindair', 'hache', 'planche'] } },
  });
  play(match, { type: 'play', card: 'lacet' });
  expect(refusal(match, { type: 'play', card: 'jambes' })).toBe('ZB-CARD-ONE');
  play(match, actions('stay'), [], [playing('besoindair')]);
  play(match, actions('herd'), [1]);
  play(match, shift(match, [0, 1], [0, 0]));
  play(match, actions('end'));
  expect(cardChoices(match.state, 'a', 'W2')).toEqual([]);
  expect(player(match, 'b').played).toBe(false);
  expect(refusal(match, { type: 'play', card: 'hache' })).toBe('ZB-CARD-BUILDING');
});

test('ZB-CARD-ONE: it comes back with the player’s own turn, and before the first turn one may be played too', () => {
  const match = game({ step: 'discard', stack: [], deck: [], zombies: [[0, 1]], players: { a: {}, b: { hand: ['lacet'], played: true } } });
  play(match, actions('end'));
  expect(refusal(match, { type: 'play', card: 'lacet' })).toBeUndefined();
  const first = armed({ players: { c: {} } });
  play(first, actions('roll'), [4], [playing('lacet'), ['target', 'a']]);
  expect(player(first, 'b').played).toBe(true);
});

test('ZB-CARD-ONE: discards and the use of an item in play do not count, putting one in play does', () => {
  const match = game({
    tiles: [['sport', 0, -1]],
    players: { a: { at: [0, -3], hand: ['cartouches', 'lacet'], items: ['billes'] }, b: {} },
  });
  play(match, { type: 'use', card: 'billes' });
  expect(player(match, 'a').played).toBe(false);
  play(match, { type: 'play', card: 'cartouches' });
  expect(refusal(match, { type: 'play', card: 'lacet' })).toBe('ZB-CARD-ONE');
  play(match, { type: 'use', card: 'cartouches' });
  expect(player(match, 'a').bullets).toBe(6);
});

test('ZB-CARD-BUILDING: Grande-Place and Héliport are no buildings, nor are the street squares of a named tile', () => {
  const spec = {
    tiles: [
      ['heliport', 1, 0],
      ['caserne', 0, -1],
    ],
  } as const;
  for (const spot of [
    [0, 0],
    [3, 0],
    [0, -2],
    [-1, -2],
  ] as const) {
    const match = game({ ...spec, players: { a: { at: spot, hand: ['hache'] }, b: {} } });
    expect(refusal(match, { type: 'play', card: 'hache' })).toBe('ZB-CARD-BUILDING');
  }
  const noBuilding = game({ tiles: [['heliport', 1, 0]], players: { a: { hand: ['complet'] }, b: {} } });
  expect(refusal(noBuilding, { type: 'play', card: 'complet' })).toBe('ZB-EV-COMPLET');
});

test('ZB-CARD-BUILDING: a card bound to a building is played on its squares, in anybody’s turn', () => {
  const match = game({ tiles: [['caserne', 0, -1]], players: { a: {}, b: { at: [0, -3], hand: ['hache'] } } });
  play(match, actions('stay'), [], [playing('hache')]);
  expect(player(match, 'b').items).toEqual([{ card: 'hache' }]);
});

test('ZB-CARD-INPLAY: laid in front of its player, it stays until it is discarded for its effect', () => {
  const match = game({ tiles: [['jouets', -1, 0]], stack: [], deck: [], players: { a: { at: [-4, -1], hand: ['billes'] }, b: {} } });
  play(match, { type: 'play', card: 'billes' });
  expect(match.state.discard).toEqual([]);
  expect(match.state.effects).toEqual([]);
  play(match, { type: 'use', card: 'billes' });
  expect(player(match, 'a').items).toEqual([]);
  expect(match.state.discard).toEqual(['billes']);
});

test('ZB-CARD-INPLAY: weapons or not, every item may be taken away', () => {
  const match = game({ players: { a: { hand: ['mainsmoites'] }, b: { items: ['trousse'], bullets: 0 } } });
  const events = play(match, { type: 'play', card: 'mainsmoites' });
  expect(ofType(events, 'itemGone')).toEqual([{ type: 'itemGone', seat: 'b', card: 'trousse', used: false }]);
});
