import { expect, test } from 'vitest';
import { game, play, player, refusal, steps } from '../testing.ts';

const fighting = (a: object) =>
  game({ zombies: [[1, 0]], step: 'moving', turn: { left: 1 }, players: { a: { items: ['trousse'], ...a }, b: {} } });

test('ZB-EV-TROUSSE: discarded instead of the last life, the next roll wins', () => {
  const match = fighting({ lives: 1, bullets: 0 });
  play(match, steps(match, [1, 0]), [2, 5], [['loss', 'trousse']]);
  expect(player(match, 'a')).toMatchObject({ lives: 1, items: [], trophies: 1 });
  expect(match.state.discard).toEqual(['trousse']);
});

test('ZB-EV-TROUSSE: it is a choice, beside a life and bullets', () => {
  const match = fighting({ lives: 2 });
  play(match, steps(match, [1, 0]), [3, 5], [['loss', 'life']]);
  expect(player(match, 'a')).toMatchObject({ lives: 1, bullets: 3, items: [{ card: 'trousse' }] });
});

test('ZB-EV-TROUSSE: put in play in the hospital or the drug store, and not to be used otherwise', () => {
  const hospital = game({ tiles: [['hopital', 0, -1]], players: { a: { at: [0, -3], hand: ['trousse'] }, b: {} } });
  expect(refusal(hospital, { type: 'play', card: 'trousse' })).toBeUndefined();
  const store = game({ tiles: [['pharmacie', 1, 0]], players: { a: { at: [3, -1], hand: ['trousse'] }, b: {} } });
  play(store, { type: 'play', card: 'trousse' });
  expect(refusal(store, { type: 'use', card: 'trousse' })).toBe('ZB-EV-TROUSSE');
  const florist = game({ tiles: [['fleuriste', 1, 0]], players: { a: { at: [3, -1], hand: ['trousse'] }, b: {} } });
  expect(refusal(florist, { type: 'play', card: 'trousse' })).toBe('ZB-CARD-BUILDING');
});
