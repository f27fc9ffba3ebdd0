import { expect, test } from 'vitest';
import { game, ofType, PASS, play, player, playing, refusal, steps } from '../testing.ts';

test('ZB-EV-MAINSMOITES: the player of the card chooses the item that is lost, or two bullets', () => {
  const players = { a: { hand: ['mainsmoites'] }, b: { items: ['hache', 'planche'], bullets: 3 } };
  const item = game({ players });
  play(item, { type: 'play', card: 'mainsmoites' }, [], [['slip', 'planche']]);
  expect(player(item, 'b')).toMatchObject({ items: [{ card: 'hache' }], bullets: 3 });
  expect(item.state.discard).toEqual(['mainsmoites', 'planche']);
  const bullets = game({ players });
  play(bullets, { type: 'play', card: 'mainsmoites' }, [], [['slip', 'bullets']]);
  expect(player(bullets, 'b').bullets).toBe(1);
});

test('ZB-EV-MAINSMOITES: a single bullet is all that can be lost', () => {
  const match = game({ players: { a: { hand: ['mainsmoites'] }, b: { bullets: 1 } } });
  play(match, { type: 'play', card: 'mainsmoites' });
  expect(player(match, 'b').bullets).toBe(0);
});

test('ZB-EV-MAINSMOITES: between die and payment it can make the bullets too few', () => {
  const match = game({
    zombies: [[1, 0]],
    step: 'moving',
    turn: { left: 1 },
    players: { a: { bullets: 3 }, b: { hand: ['mainsmoites'] } },
  });
  const events = play(match, steps(match, [1, 0]), [2, 4], [PASS, PASS, playing('mainsmoites')]);
  expect(player(match, 'a')).toMatchObject({ bullets: 1, lives: 2, trophies: 1 });
  expect(ofType(events, 'blow')).toHaveLength(2);
});

test('ZB-EV-MAINSMOITES: it may not be played on who has neither items nor bullets', () => {
  const match = game({ players: { a: { hand: ['mainsmoites'] }, b: { bullets: 0 }, c: { bullets: 2 } } });
  play(match, { type: 'play', card: 'mainsmoites' });
  expect(player(match, 'c').bullets).toBe(0);
  const none = game({ players: { a: { hand: ['mainsmoites'] }, b: { bullets: 0 } } });
  expect(refusal(none, { type: 'play', card: 'mainsmoites' })).toBe('ZB-CARD-TARGET');
});
