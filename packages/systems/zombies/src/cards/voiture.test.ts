import { expect, test } from 'vitest';
import { game, play, player, refusal, steps } from '../testing.ts';

test('ZB-EV-VOITURE: ten squares without a die, fights and buildings as usual', () => {
  const match = game({ tiles: [['fleuriste', 1, 0]], zombies: [[3, 0]], players: { a: { hand: ['voiture'] }, b: {} } });
  play(match, { type: 'play', card: 'voiture' });
  expect(match.state.turn).toMatchObject({ step: 'moving', left: 10 });
  play(match, steps(match, [1, 0], [2, 0], [3, 0], [3, -1]), [4]);
  expect(player(match, 'a').trophies).toBe(1);
  expect(match.state.turn.left).toBe(6);
});

test('ZB-EV-VOITURE, ZB-EV-LACET, ZB-EV-PLANCHE: bonuses do not apply, a loose lace halves it', () => {
  const match = game({ players: { a: { hand: ['voiture'], items: ['planche'], waits: ['lacet'] }, b: {} } });
  play(match, { type: 'play', card: 'voiture' });
  expect(match.state.turn.left).toBe(5);
  expect(player(match, 'a').waits).toEqual([]);
});

test('ZB-EV-VOITURE: only before the movement die of one’s own turn', () => {
  const match = game({ step: 'moving', turn: { left: 3 }, players: { a: { hand: ['voiture'] }, b: {} } });
  expect(refusal(match, { type: 'play', card: 'voiture' })).toBe('ZB-EV-VOITURE');
});
