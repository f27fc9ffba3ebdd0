import { expect, test } from 'vitest';
import { HOME } from '../numbers.ts';
import { at, actions, game, play, player, playing, refusal } from '../testing.ts';

const effects = [{ card: 'jambes', on: 'a', until: 'a', ends: 1 }];

test('ZB-EV-JAMBES: during its next turn the target does not roll for movement, and does all the rest', () => {
  const match = game({
    zombies: [[1, 0]],
    stack: [],
    deck: [],
    players: { a: { hand: ['jambes'] }, b: { at: [0, 1], hand: ['hache', 'planche', 'trousse'] } },
  });
  play(match, [{ type: 'play', card: 'jambes' }, ...actions('stay', 'herd')], [1]);
  play(match, { type: 'shift', from: at(match, 1, 0), to: at(match, 0, 0) });
  play(match, actions('end', 'face', 'refill'));
  expect(refusal(match, { type: 'roll' })).toBe('ZB-EV-JAMBES');
  play(match, actions('stay', 'herd'), [1]);
  play(match, { type: 'shift', from: at(match, 0, 0), to: at(match, 1, 0) });
  play(match, [{ type: 'discard', card: 'hache' }, ...actions('end')]);
  expect(match.state.effects).toEqual([]);
  expect(match.state.discard).toEqual(['jambes', 'hache']);
});

test('ZB-EV-JAMBES: played in the target’s own turn before it moved, it waits for the turn the target starts next', () => {
  const match = game({ players: { a: {}, b: { hand: ['jambes'] } } });
  play(match, actions('roll'), [3], [playing('jambes')]);
  expect(match.state.turn).toMatchObject({ step: 'moving', left: 3 });
  expect(player(match, 'a').waits).toEqual(['jambes']);
});

test('ZB-EV-JAMBES: cards that would move the pawn do nothing to it', () => {
  const match = game({
    effects,
    players: { a: { hand: ['voiture'], at: [1, 0] }, b: { hand: ['guide', 'demitour', 'somnambule'] } },
  });
  expect(refusal(match, { type: 'play', card: 'voiture' })).toBe('ZB-EV-VOITURE');
  play(match, actions('stay'));
  expect(player(match, 'b').hand).toHaveLength(3);
});

test('ZB-EV-JAMBES, ZB-KO: a knock-out still sends it to the Grande-Place', () => {
  const match = game({ effects, zombies: [[1, 0]], step: 'encounter', players: { a: { at: [1, 0], lives: 1, bullets: 0 }, b: {} } });
  play(match, actions('face'), [1]);
  expect(player(match, 'a').square).toBe(HOME);
});
