import { expect, test } from 'vitest';
import { at, actions, game, ofType, play, player, playing, refusal, steps } from '../testing.ts';

const florist = [['fleuriste', 1, 0]] as const;

test('ZB-EV-COMPLET: a zombie on every square of the building that has none, pawns or not', () => {
  const match = game({ tiles: [...florist], zombies: [[2, -1]], players: { a: { hand: ['complet'] }, b: { at: [4, -1] } } });
  const events = play(match, { type: 'play', card: 'complet' });
  expect(ofType(events, 'zombiesCame')[0]?.squares).toEqual([at(match, 3, -1), at(match, 4, -1)]);
  expect(match.state.supply.zombies).toBe(97);
});

test('ZB-EV-COMPLET: one building of several, chosen; with none on the table it is no use', () => {
  const match = game({ tiles: [...florist, ['hopital', 0, -1]], players: { a: { hand: ['complet'] }, b: {} } });
  play(match, { type: 'play', card: 'complet' }, [], [['building', 2]]);
  expect(match.state.zombies.filter((here) => here === 1)).toHaveLength(8);
  const none = game({ tiles: [['heliport', 1, 0]], players: { a: { hand: ['complet'] }, b: {} } });
  expect(refusal(none, { type: 'play', card: 'complet' })).toBe('ZB-EV-COMPLET');
});

test('ZB-EV-COMPLET, ZB-TILE-POOL: as far as the supply goes, on squares of its player’s choice', () => {
  const match = game({
    tiles: [...florist],
    players: {
      a: { hand: ['complet'] },
      b: { trophies: 24 },
      c: { trophies: 24 },
      d: { trophies: 24 },
      e: { trophies: 24 },
      f: { trophies: 3 },
    },
  });
  play(match, { type: 'play', card: 'complet' }, [], [['zombie', at(match, 4, -1)]]);
  expect(match.state.zombies[at(match, 4, -1)]).toBe(1);
  expect(match.state.supply.zombies).toBe(0);
});

test('ZB-EV-COMPLET, ZB-COMBAT-WHEN: under a pawn about to step, the zombie is fought before the step', () => {
  const match = game({ tiles: [...florist], step: 'moving', turn: { left: 2 }, players: { a: { at: [3, -1] }, b: { hand: ['complet'] } } });
  play(match, steps(match, [3, 0]), [], [playing('complet')]);
  const events = play(match, steps(match, [3, 0]), [5]);
  expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['fightBegan', 'zombieKilled', 'pawnMoved']));
  expect(player(match, 'a')).toMatchObject({ trophies: 1, square: at(match, 3, 0) });
});

test('ZB-EV-COMPLET, ZB-KO: knocked out by that zombie, the pawn does not make its step', () => {
  const match = game({
    tiles: [...florist],
    step: 'moving',
    turn: { left: 2 },
    players: { a: { at: [3, -1], lives: 1, bullets: 0 }, b: { hand: ['complet'] } },
  });
  play(match, steps(match, [3, 0]), [], [playing('complet')]);
  play(match, steps(match, [3, 0]), [1]);
  expect(player(match, 'a').square).toBe(at(match, 0, 0));
  expect(match.state.turn.step).toBe('herd');
});

test('ZB-EV-COMPLET, ZB-COMBAT-WHEN: a pawn that does not move any more fights in step 2 of its next turn', () => {
  const match = game({ tiles: [...florist], step: 'moving', turn: { left: 2 }, players: { a: { at: [3, -1] }, b: { hand: ['complet'] } } });
  const events = play(match, actions('halt', 'halt'), [], [playing('complet')]);
  expect(match.state.turn.step).toBe('herd');
  expect(ofType(events, 'fightBegan')).toEqual([]);
});
