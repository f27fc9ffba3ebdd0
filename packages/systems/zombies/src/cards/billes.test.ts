import { expect, test } from 'vitest';
import { at, actions, game, ofType, PASS, play, player, refusal, shift, using } from '../testing.ts';

/** Nothing to draw: turns go by without a tile or a card. */
const bare = { tiles: [['droite', 1, 0]], zombies: [[3, 0]], stack: [], deck: [] } as const;

test('ZB-EV-BILLES: in play only from inside the toy store', () => {
  const outside = game({ players: { a: { hand: ['billes'] }, b: {} } });
  expect(refusal(outside, { type: 'play', card: 'billes' })).toBe('ZB-CARD-BUILDING');
  const inside = game({ tiles: [['jouets', -1, 0]], players: { a: { hand: ['billes'], at: [-4, -1] }, b: {} } });
  play(inside, { type: 'play', card: 'billes' });
  expect(player(inside, 'a').items).toEqual([{ card: 'billes' }]);
});

test('ZB-EV-BILLES: discarded in one’s own turn, it skips zombie steps without a roll until the end of the next one', () => {
  const match = game({ ...bare, players: { a: { items: ['billes'] }, b: {} } });
  play(match, { type: 'use', card: 'billes' });
  play(match, actions('stay', 'end'));
  play(match, actions('face', 'refill', 'stay', 'end'));
  play(match, actions('face', 'refill', 'stay'));
  expect(match.state.turn).toMatchObject({ seat: 'a', step: 'discard' });
  play(match, actions('end', 'face', 'refill', 'stay'));
  expect(match.state.turn).toMatchObject({ seat: 'b', step: 'herd' });
});

test('ZB-EV-BILLES: discarded before the zombie die in another’s turn, it spares the die and ends with its player’s next turn', () => {
  const match = game({ ...bare, players: { a: {}, b: { items: ['billes'] } }, step: 'herd' });
  const events = play(match, actions('herd'), [], [using('billes')]);
  expect(ofType(events, 'herded')).toEqual([]);
  expect(match.state.turn.step).toBe('discard');
  play(match, actions('end', 'face', 'refill', 'stay'));
  expect(match.state.turn).toMatchObject({ seat: 'b', step: 'discard' });
  play(match, actions('end', 'face', 'refill', 'stay'));
  expect(match.state.turn).toMatchObject({ seat: 'a', step: 'herd' });
});

test('ZB-EV-BILLES: in the middle of a zombie step the rest of it is lost, and those moved stay where they are', () => {
  const match = game({
    ...bare,
    zombies: [
      [2, 0],
      [4, 0],
    ],
    players: { a: {}, b: { items: ['billes'] } },
    step: 'herd',
  });
  play(match, actions('herd'), [2], [PASS]);
  play(match, shift(match, [2, 0], [1, 0]), [], [PASS]);
  play(match, shift(match, [4, 0], [3, 0]), [], [using('billes')]);
  expect(match.state.zombies[at(match, 1, 0)]).toBe(1);
  expect(match.state.zombies[at(match, 4, 0)]).toBe(1);
  expect(match.state.turn.step).toBe('discard');
});

test('ZB-EV-BILLES: cards that move zombies are no use meanwhile, cards that bring new ones are', () => {
  const still = { effects: [{ card: 'billes', on: 'b', until: 'b', ends: 1 }] } as const;
  const match = game({ ...bare, ...still, effects: [...still.effects], players: { a: { hand: ['eclaircie', 'rabatteur'] }, b: {} } });
  expect(refusal(match, { type: 'play', card: 'eclaircie' })).toBe('ZB-EV-ECLAIRCIE');
  play(
    match,
    { type: 'play', card: 'rabatteur' },
    [],
    [
      ['zombie', at(match, 2, 0)],
      ['zombie', at(match, 4, 0)],
      ['zombie', at(match, 1, 0)],
      ['zombie', at(match, -1, 0)],
      ['zombie', at(match, 0, 1)],
    ],
  );
  expect(match.state.zombies.filter((here) => here === 1)).toHaveLength(6);
});

test('ZB-EV-BILLES: a zombie shift is refused while they lie about', () => {
  const effects = [{ card: 'billes', on: 'b', until: 'b', ends: 1 }];
  const match = game({ ...bare, effects, step: 'herding', turn: { herd: 2 }, players: { a: { hand: ['maree'] }, b: {} } });
  expect(refusal(match, shift(match, [3, 0], [2, 0]))).toBe('ZB-EV-BILLES');
});
