import { expect, test } from 'vitest';
import { game, ofType, play, player, refusal, steps } from '../testing.ts';

const fighting = (a: object) =>
  game({ zombies: [[1, 0]], step: 'moving', turn: { left: 1 }, players: { a: { items: ['hache'], ...a }, b: {} } });

test('ZB-EV-HACHE: with the axe in play a 3 is a 4, a victory', () => {
  const match = fighting({});
  const [blow] = ofType(play(match, steps(match, [1, 0]), [3]), 'blow');
  expect(blow).toMatchObject({ die: 3, result: 4, bonuses: [{ rule: 'ZB-EV-HACHE', value: 1 }] });
  expect(player(match, 'a')).toMatchObject({ trophies: 1, bullets: 3 });
});

test('ZB-EV-HACHE: a 1 is a 2, which one bullet does not save', () => {
  const match = fighting({ bullets: 1 });
  play(match, steps(match, [1, 0]), [1, 6]);
  expect(player(match, 'a')).toMatchObject({ lives: 2, bullets: 1 });
});

test('ZB-EV-HACHE: put in play inside the fire station', () => {
  const match = game({ tiles: [['caserne', 0, -1]], players: { a: { at: [1, -2], hand: ['hache'] }, b: {} } });
  play(match, { type: 'play', card: 'hache' });
  expect(player(match, 'a').items).toEqual([{ card: 'hache' }]);
  const forecourt = game({ tiles: [['caserne', 0, -1]], players: { a: { at: [-1, -2], hand: ['hache'] }, b: {} } });
  expect(refusal(forecourt, { type: 'play', card: 'hache' })).toBe('ZB-CARD-BUILDING');
});
